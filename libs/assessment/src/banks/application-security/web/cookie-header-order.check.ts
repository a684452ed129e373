import { check } from '../../../checks/check'
import task from './cookie-header-order.template'

/** Places each cookie, as it is shown, behind those that the standard puts before it. */
export default check(task, {
  key: (p) => {
    const jar = (task.ask(p).options ?? []).map((text) => {
      const [, hour, minute, path = ''] = /at (\d+):(\d+), Path=(\S+)$/.exec(text) ?? []
      return { path, at: new Date(Date.UTC(2020, 0, 1, Number(hour), Number(minute))) }
    })
    const order = jar.map(() => -1)
    jar.forEach((own, i) => {
      const ahead = jar.filter(({ path, at }) =>
        path.length === own.path.length ? at < own.at : path.length > own.path.length,
      )
      order[ahead.length] = i
    })
    return { kind: 'ordering', orders: [order] }
  },
})
