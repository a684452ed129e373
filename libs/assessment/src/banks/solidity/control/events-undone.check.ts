import { check } from '../../../checks/check'
import { rowKey } from './answers'
import task from './events-undone.template'

/** Sends it, and reads the log. */
export default check(task, {
  key: async (p, { chain }) => {
    const { All, every } = p.subject
    const steps = [{ make: All }, { call: every, args: [p.ids.map(String)] }]
    const [, sent] = await chain(task.ask(p).code ?? '', steps)
    return rowKey((sent?.logs ?? []).map((log) => /\d+/.exec(log)?.[0] ?? log))
  },
})
