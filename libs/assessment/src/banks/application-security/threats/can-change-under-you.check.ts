import { check } from '../../../checks/check'
import task from './can-change-under-you.template'

/** Whether the line itself holds a digest of what it brings, long enough that nobody can make another content for it. */
export default check(task, {
  option: (_, text) => {
    const digests = text.match(/\b[0-9a-f]{40,64}\b/g) ?? []
    const isHeldFast = digests.some((digest) => digest.length === 40 || digest.length === 64)
    return !isHeldFast && !/integrity hash for each/.test(text)
  },
})
