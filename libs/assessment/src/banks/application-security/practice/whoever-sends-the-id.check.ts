import { check } from '../../../checks/check'
import task from './whoever-sends-the-id.template'

/** Keeps the table of sessions line by line. */
export default check(task, {
  option: (p, text) => {
    const sessions = new Map<string, string>()
    let answered = ''
    for (const line of (task.ask(p).code ?? '').split('\n').slice(1)) {
      const [, sent = '', request = '', set = ''] = line.split(/ {2,}/)
      const name = /^sign in as (\w+)$/.exec(request)?.[1]
      if (name !== undefined) sessions.set(set, name)
      if (request === 'sign out') sessions.delete(sent)
      answered = sessions.get(sent) ?? 'nobody'
    }
    return text === answered
  },
})
