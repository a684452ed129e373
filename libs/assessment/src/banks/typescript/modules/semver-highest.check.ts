import { check } from '../../../checks/check'
import task from './semver-highest.template'
import { isInRange } from './shared-parts'

/** Reads what is shown: of the versions that share the parts that count, the last. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const range = /: "([\d.^~]+)"/.exec(code)?.[1] ?? ''
    const fitting = [...(code.split('\n')[0] ?? '').matchAll(/\d+\.\d+\.\d+/g)]
      .map(([version]) => version)
      .filter((version) => isInRange(version, range))
      .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    return { kind: 'short', accept: fitting.slice(-1) }
  },
})
