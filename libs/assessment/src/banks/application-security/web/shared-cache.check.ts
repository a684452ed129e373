import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './shared-cache.template'

/** Stores and reuses as the standard says, directive by directive. */
function mayReuse(sent: string, control: string, age: number): boolean {
  const directives = new Map(
    control.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().split('=')
      return [name, value] as const
    }),
  )
  if (directives.has('no-store') || directives.has('private')) return false
  const opens = ['public', 's-maxage', 'must-revalidate'].some((name) => directives.has(name))
  if (sent === 'Authorization' && !opens) return false
  if (directives.has('no-cache')) return false
  return Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0) > age
}

export default check(task, {
  key: (p) => {
    const lines = (task.ask(p).code ?? '').split('\n').slice(1)
    const shared = lines.flatMap((line) => {
      const [number, sent = '', ...control] = line.split(/\s+/)
      return mayReuse(sent, control.join(' '), p.seconds) ? [Number(number)] : []
    })
    return { kind: 'short', accept: listed(shared) }
  },
})
