import { check } from '../../../checks/check'
import task from './flows-across.template'

/** Reads the diagram: all flows, less those that stay in a zone. */
export default check(task, {
  key: (p) => {
    const [zones = '', flows = ''] = (task.ask(p).code ?? '').split('\n\n')
    const zoneOf = new Map(
      zones.split('\n').flatMap((line) => {
        const [zone = '', elements = ''] = line.split(': ')
        return elements.split(', ').map((element) => [element, zone] as const)
      }),
    )
    let crossing = 0
    for (const line of flows.split('\n')) {
      const [from, to] = line.split(' -> ').map((element) => zoneOf.get(element))
      if (from !== to) crossing++
    }
    return { kind: 'numeric', value: crossing, tolerance: { absolute: 0 } }
  },
})
