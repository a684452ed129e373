import { check } from '../../../checks/check'
import task from './precision-or-recall.template'

/** Counts cell by cell of the confusion matrix. */
export default check(task, {
  key: ({ cases, asked }) => {
    const cells = new Map<string, number>()
    for (const pair of cases) cells.set(pair.join(), (cells.get(pair.join()) ?? 0) + 1)
    const [found = 0, alarms = 0, missed = 0] = ['1,1', '0,1', '1,0'].map((cell) => cells.get(cell) ?? 0)
    const wrong = { precision: alarms, recall: missed }[asked]
    return { kind: 'numeric', value: 1 - wrong / (found + wrong), tolerance: { absolute: 0.01 } }
  },
})
