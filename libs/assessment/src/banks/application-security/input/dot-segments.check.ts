import { posix } from 'node:path'
import { check } from '../../../checks/check'
import task from './dot-segments.template'

/** Joins as the code does. */
export default check(task, {
  key: ({ base, name }) => ({
    kind: 'short',
    accept: [posix.join(`/${base.join('/')}`, name.join('/'))],
    sameCase: true,
  }),
})
