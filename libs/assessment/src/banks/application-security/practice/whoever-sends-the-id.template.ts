import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const PEOPLE = ['Amelia', 'Bianca', 'Carina', 'Dorian', 'Esther', 'Fabian'] as const
const IDS = ['k3f9', 'p7xa', 'w2mt', 'b8qd', 'h5zr', 't4nc'] as const
const NOBODY = 'nobody'

export default template({
  id: 'application-security/practice/whoever-sends-the-id',
  revision: 1,
  kind: 'single',
  topic: 'identity',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'To a server a person is the session id that is sent, from whichever browser; a new sign-in does not end an older session.',
  params: (rng) => {
    const people = rng.sample(PEOPLE, 3)
    const ids = rng.sample(IDS, 3)
    const ended = rng.int(0, 2)
    const [one = 1, other = 2] = rng.shuffle([1, 2])
    return {
      people,
      ids,
      // The third sign-in comes from a browser that had a session already.
      browsers: [one, other, rng.pick([one, other])],
      ended,
      /** After which sign-in somebody signs out. */
      after: rng.int(ended, 2),
      last: { id: rng.int(0, 2), browser: rng.int(1, 3) },
      shown: rng.shuffle([...people, NOBODY]),
    }
  },
  ask: ({ people, ids, browsers, ended, after, last, shown }) => ({
    stem: 'A server keeps a table from session ids to accounts. A sign-in makes a new id and sets it as the cookie `sid`. A sign-out deletes the id that was sent from the table. Nothing else ends a session. As whom does the server answer the last request?',
    code: grid(
      ['browser', 'sends sid', 'request', 'answer sets sid'],
      [
        ...people.flatMap((name, i) => [
          [browsers[i] ?? 0, '-', `sign in as ${name}`, ids[i] ?? ''],
          ...(i === after ? [[browsers[ended] ?? 0, ids[ended] ?? '', 'sign out', '-']] : []),
        ]),
        [last.browser, ids[last.id] ?? '', 'show my account', '-'],
      ],
    ),
    options: shown,
  }),
  key: ({ people, ended, last, shown }) => ({
    kind: 'single',
    right: shown.indexOf(last.id === ended ? NOBODY : (people[last.id] ?? '')),
  }),
  why: ({ people, ids, ended, last }) =>
    `The last request sends \`${ids[last.id] ?? ''}\`. That id was made when ${people[last.id] ?? ''} signed in${
      last.id === ended
        ? ', but a sign-out deleted it. The server finds nothing under it, so the request belongs to nobody.'
        : ` and was never deleted, so the server answers as to ${people[last.id] ?? ''}.`
    } The browser does not matter, nor who signed in last: the server knows only the id. Whoever gets hold of it is that person, which is why it must be long, random and kept from scripts and open lines.`,
  source: ['OWASP ASVS 5.0, V7 Session Management', 'RFC 6265, 8.4 Session identifiers'],
})
