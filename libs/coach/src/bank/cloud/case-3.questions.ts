import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_CASE_3: readonly Question[] = [
  {
    id: 'cloud/case/six-hundred-terabytes',
    revision: 3,
    status: 'active',
    areas: ['Cloud Computing', 'Full Stack Development'],
    type: 'case',
    level: 'senior',
    skills: ['AWS', 'System Design'],
    topics: [],
    stem: 'A site for hikers sends 600 terabytes a month to its readers, at 80 euros a terabyte. 420 of them are map tiles, the same for everybody, the rest is photos and answers of the API. A network of caches takes 20 euros a terabyte, at least 10,000 euros a month for a year, and would have nine of ten tiles at hand. Readers double each year. What do you advise?',
    clarify: [
      { ask: 'How often do tiles change?', answer: 'Once a month, about one in fifty.' },
      { ask: 'What does the app do with tiles it has shown?', answer: 'It forgets them when it is closed.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'why-so-many',
        text: 'Why so much is sent: the same tiles again to the same reader.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('tiles again | same reader | sent twice | forgets'),
        hint: 'Must all of it go over the wire?',
      },
      {
        id: 'binding',
        text: 'The year that binds, and what the load will be by then.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('year binds | binds year | minimum sum | bound twelve | commitment | minimum contract'),
        hint: 'What about the contract is not in the price of a terabyte?',
      },
      {
        id: 'keep-on-device',
        text: 'First let the app keep what it has shown.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'phone keeps | app keeps | keeps tiles | phone cache | device keeps | cache-control | max-age',
        ),
        hint: 'What can be done in two weeks, without any contract?',
      },
      {
        id: 'then-caches',
        text: 'Then the network of caches, by what is left, and with a word about the minimum.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'then caches | then network | caches after | after that caches | lower minimum | minimum lower | negotiate | three months contract | smaller minimum | second offer',
        ),
        hint: 'And the contract: when, and on which terms?',
      },
      {
        id: 'today',
        text: 'Today 48,000 euros, 33,600 of it tiles.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('33,600 | tiles 33,600 | 48,000 month | 48,000 euros'),
        hint: 'What is the bill today, and how much of it are tiles?',
      },
      {
        id: 'with-caches',
        text: 'With caches 10,000 for the minimum and 3,360 for what they must fetch: 20,240 less.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('3,360 | 13,360 | 20,240'),
        hint: 'And with the caches, the minimum and what they fetch?',
      },
      {
        id: 'growth',
        text: 'In a year twice as much: the minimum is exceeded then, and what the app keeps counts double.',
        weight: 'extra',
        criterion: 'evidence',
        any: patterns('840 terabytes | 67,200 | twice readers | 1,200 terabytes | 840 tb | tiles 840'),
        hint: 'How does it look by the end of the contract?',
      },
      {
        id: 'ways',
        text: 'Send less, send smaller, send from elsewhere.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'send less | smaller tiles | less smaller | send smaller | send fewer | fewer smaller | smaller cheaper | compress | compressed',
        ),
        hint: 'By which ways does a bill of this kind become smaller?',
      },
      {
        id: 'rest',
        text: 'The 180 that are no tiles: photos can be cached as well, answers hardly.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          '180 terabytes | photos cached | photos too | photos as well | other 180 | photos smaller | photos compressed | remaining 180',
        ),
        hint: 'What about the third that is no tiles?',
      },
    ],
    followUps: {
      framing: ['Which figure would you ask of the app before you answer?'],
      evidence: ['You said "{quote}". What happens to it at eight of ten?'],
      recommendation: ['What do you sign, and on which day?'],
      structure: ['Which of the ways cannot be undone?'],
    },
    samples: [
      'A content delivery network is a best practice for every modern site, because it brings the content nearer to the users and makes everything faster. I would sign the contract soon, since the number of readers grows quickly. It is also worth looking at other providers and at a multi-cloud strategy. The costs should be monitored with a dashboard and discussed regularly with the teams.',
      '600 terabytes at 80 euros are 48,000 euros a month, and tiles are 33,600 of it. With the caches 420 terabytes cost 8,400, but at least 10,000, and a tenth must be fetched, which is 3,360. So it is 13,360 instead of 33,600 and saves 20,240 a month. I would do it. The risk is the contract for a year. I would also put the photos there, since they can be cached as well.',
      'First I would ask why so much is sent: tiles are the same for everybody and change once a month, but the app forgets them, so the same reader gets the same hill each Sunday. That is the key, because what need not be sent costs nothing anywhere. The second question is the year that binds us. There are three ways, in order: send less, send smaller, send from elsewhere. Today: 600 at 80 is 48,000 euros, 33,600 for tiles. Elsewhere: the caches take 8,400 by the price, 10,000 by the minimum, and fetch one tile in ten from us, 42 terabytes or 3,360; 13,360 instead of 33,600, 20,240 less each month. Send less: if the app keeps tiles for a month and half of them are repeats, 210 terabytes go, 16,800 less, for two weeks of work. Smaller: a newer format saves perhaps a quarter of what remains. Do both and the caches carry 210 at most, 4,200 euros by price; then the minimum of 10,000 is more than twice of that, and they save 16,800 less 11,680, 5,120 only. In a year with twice the readers it is 8,400 again, still below. So the contract looks best today because we waste today. I recommend that the phone keeps tiles first, this month, and measure for four weeks. Then the network, with a lower minimum of 4,000 or three months at first; I would take a second offer to that talk. The photos and the API are the other 180 terabytes, 14,400 euros: photos through the same caches bring us nearer to the minimum, so it is then no waste, answers of the API hardly repeat. The risk is a month more at full price, 20,000 euros, if I am wrong about repeats; a log of one day shows it before we begin, and if fewer than one tile in five is a repeat, I sign at once. Missing is the price for requests, since tiles are small and many: 420 terabytes at 20 kilobytes are 21 billion.',
    ],
    sources: ['RFC 9111, HTTP Caching, 2022', 'Storment and Fuller, Cloud FinOps, second edition, 2023'],
    why: 'Whether somebody asks what need not be sent before buying a cheaper way to send it.',
  },
]
