import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { mixed } from '../../draws'

const SHOWN = 5

/** Ways to sign somebody in; after the first ones whoever knows the old id is signed in too. */
function waysOf(data: string, fresh: string) {
  return {
    right: [
      `sessions.get(sid).user = user\nreturn sid`,
      `const ${data} = sessions.get(sid)\nconst ${fresh} = newId()\nsessions.set(${fresh}, ${data})\n${data}.user = user\nreturn ${fresh}`,
      `const ${fresh} = sha256(sid)\nsessions.delete(sid)\nsessions.set(${fresh}, { user })\nreturn ${fresh}`,
      `const ${fresh} = sessions.has(sid) ? sid : newId()\nsessions.set(${fresh}, { user })\nreturn ${fresh}`,
      `sessions.delete(sid)\nsessions.set(sid, { user })\nreturn sid`,
      `const ${data} = { ...sessions.get(sid), user }\nconst ${fresh} = newId()\nsessions.set(sid, ${data})\nsessions.set(${fresh}, ${data})\nreturn ${fresh}`,
    ],
    others: [
      `const ${fresh} = newId()\nsessions.set(${fresh}, { ...sessions.get(sid), user })\nreturn ${fresh}`,
      `const ${fresh} = newId()\nsessions.delete(sid)\nsessions.set(${fresh}, { user })\nreturn ${fresh}`,
      `const { cart } = sessions.get(sid)\nconst ${fresh} = newId()\nsessions.set(${fresh}, { cart, user })\nreturn ${fresh}`,
      `const ${data} = sessions.get(sid)\nconst ${fresh} = newId()\nsessions.delete(sid)\n${data}.user = user\nsessions.set(${fresh}, ${data})\nreturn ${fresh}`,
    ],
  }
}

export default template({
  id: 'application-security/identity/fixation-handlers',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 4,
  seconds: 210,
  lang: 'javascript',
  status: 'active',
  idea: 'Against fixation the id from before sign-in must lead nowhere: not as the same id, not by the same object, not by reckoning.',
  params: (rng) => {
    const ways = waysOf(rng.pick(['data', 'old', 'state', 'found']), rng.pick(['next', 'fresh', 'id', 'now']))
    const shown = mixed(rng, ways, SHOWN, [2, 4])
    return { shown, isOpen: shown.map((body) => ways.right.includes(body)) }
  },
  ask: ({ shown }) => ({
    stem: 'An attacker opens the site, gets the session id `sid` with an empty cart, and plants this id in the browser of a victim. The victim signs in. These are five bodies of `signIn(sid, user)`; what it returns becomes the victim’s session cookie. `sessions` is a `Map` from ids to objects, and `newId()` cannot be foretold. A request is signed in as the `user` of the object under its id. After which bodies can the attacker, who knows `sid` and this code, send requests that are signed in as the victim?',
    code: lettered(shown),
    answerHint: LETTERS_HINT,
  }),
  key: ({ isOpen }) => lettersKey(isOpen),
  why: () =>
    'Open: the same id goes on, the old id leads to the same object, or the new id follows from the old one.',
  source: ['OWASP ASVS 5.0, 7.2.4', 'CWE-384: Session fixation'],
})
