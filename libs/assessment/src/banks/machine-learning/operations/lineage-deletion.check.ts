import { check } from '../../../checks/check'
import task from './lineage-deletion.template'

/** Goes back from the artefact by the printed lines until it meets the table, or nothing more. */
export default check(task, {
  option: (p, text) => {
    const lines = (task.ask(p).code ?? '').split('\n').map((line) => line.split(' <- '))
    const isFrom = (name: string): boolean => {
      const [, from = ''] = lines.find(([made]) => made === name) ?? []
      return name === p.source || (from !== '' && from.split(', ').some(isFrom))
    }
    return isFrom(text)
  },
})
