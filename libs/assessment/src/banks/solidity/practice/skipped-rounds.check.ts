import { check } from '../../../checks/check'
import task, { sourceOf } from './skipped-rounds.template'

export default check(task, {
  key: async (rounds, { chain }) => {
    const [, outcome] = await chain(sourceOf(rounds), [{ make: 'Rounds' }, { call: 'total' }])
    return { kind: 'numeric', value: Number(outcome?.text), tolerance: { absolute: 0 } }
  },
})
