import { createHash } from 'node:crypto'
import { compileFunction } from 'node:vm'
import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './fixation-handlers.template'

const PLANTED = 'a1'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Signs the victim in by each body, and tries what the attacker knows and can reckon. */
export default check(task, {
  key: (p) =>
    lettersKey(
      itemsOf(task.ask(p).code ?? '').map((body) => {
        const sessions = new Map<string, { user?: string }>([[PLANTED, {}]])
        const newId = () => 'cannot be foretold'
        const names = ['sessions', 'newId', 'sha256', 'sid', 'user']
        const signIn = compileFunction(body, names) as (...parts: unknown[]) => unknown
        const given = signIn(sessions, newId, sha256, PLANTED, 'victim')
        if (sessions.get(String(given))?.user !== 'victim') throw new Error('Nobody is signed in')
        return [PLANTED, sha256(PLANTED)].some((id) => sessions.get(id)?.user === 'victim')
      }),
    ),
})
