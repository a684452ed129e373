import { check } from '../../../checks/check'
import task from './key-retirement.template'

/** Lives through the days. */
export default check(task, {
  key: ({ start, perDay, rows, kept }) => {
    let left = rows
    let backups: { gone: number }[] = []
    for (let day = start; ; day++) {
      backups = backups.filter(({ gone }) => gone > day)
      if (left === 0 && backups.length === 0)
        return { kind: 'numeric', value: day, tolerance: { absolute: 0 } }
      left = Math.max(0, left - perDay)
      if (left > 0) backups.push({ gone: day + kept })
    }
  },
})
