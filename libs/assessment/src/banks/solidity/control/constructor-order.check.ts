import { check } from '../../../checks/check'
import task from './constructor-order.template'

/** Deploys it, and reads the log. */
export default check(task, {
  key: async (p, { chain }) => {
    const { code = '', options = [] } = task.ask(p)
    const [made] = await chain(code, [{ make: p.top, args: ['1'] }])
    const names = (made?.logs ?? []).map((log) => /^Ready\((\w+),/.exec(log)?.[1] ?? '')
    return { kind: 'ordering', orders: [names.map((name) => options.indexOf(`\`${name}\``))] }
  },
})
