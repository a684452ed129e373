import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const COUNT = 6
/** What a request carried, the answer's Cache-Control, and whether it may go to somebody else. */
const ANSWERS = [
  { sent: 'Cookie', control: 'max-age=600', isShared: true },
  { sent: 'Cookie', control: 'private, max-age=600', isShared: false },
  { sent: 'Cookie', control: 'no-store', isShared: false },
  { sent: 'Cookie', control: 'no-cache', isShared: false },
  { sent: 'Cookie', control: 'max-age=0, s-maxage=600', isShared: true },
  { sent: 'Cookie', control: 'max-age=600, s-maxage=0', isShared: false },
  { sent: 'Cookie', control: 'public, max-age=600', isShared: true },
  { sent: 'Authorization', control: 'max-age=600', isShared: false },
  { sent: 'Authorization', control: 'public, max-age=600', isShared: true },
  { sent: 'Authorization', control: 's-maxage=600', isShared: true },
  { sent: 'Authorization', control: 'private, max-age=600', isShared: false },
  { sent: 'Authorization', control: 'no-store, max-age=600', isShared: false },
] as const

export default template({
  id: 'application-security/web/shared-cache',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'A shared cache keeps a page that was made for one cookie unless it is told not to; only Authorization makes it careful by itself.',
  params: (rng) =>
    drawnUntil(
      () => {
        const answers = rng.sample(ANSWERS, COUNT)
        return {
          seconds: rng.int(5, 300),
          answers,
          shared: numbersOf(answers, ({ isShared }) => isShared),
        }
      },
      ({ shared }) => shared.length >= 2 && shared.length <= 4,
    ),
  ask: ({ seconds, answers }) => ({
    stem: `A cache in front of a server follows RFC 9111 to the letter and stores whatever it may. Six pages made for one person went through it with status 200. The table shows the header that told who it was, and the \`Cache-Control\` of the answer; there is no \`Vary\`. ${seconds} seconds later somebody else asks for the same addresses with GET. Which pages may the cache give them without asking the server?`,
    code: grid(
      ['no', 'request had', 'Cache-Control'],
      answers.map(({ sent, control }, i) => [i + 1, sent, control]),
    ),
    answerHint: LIST_HINT,
  }),
  key: ({ shared }) => ({ kind: 'short', accept: listed(shared) }),
  why: () =>
    'private and no-store are never kept, no-cache and s-maxage=0 have to be asked again. A request with Authorization needs public, s-maxage or must-revalidate; one with a cookie needs nothing.',
  source: ['RFC 9111, 3, 3.5, 4.2 and 5.2.2'],
})
