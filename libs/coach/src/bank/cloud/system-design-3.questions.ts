import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'cloud/system-design/pictures-of-a-club',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'Full Stack Development'],
    type: 'system-design',
    level: 'entry',
    skills: ['AWS', 'System Design'],
    topics: [],
    stem: 'Design where a club of photographers keeps the 300,000 pictures of its members, so that pages with many small ones appear quickly and no picture is ever lost.',
    clarify: [
      {
        ask: 'How large is a picture?',
        answer: 'Six megabytes on average.',
      },
      {
        ask: 'How many come?',
        answer: '500 a day, up to 6,000 after a meeting.',
      },
      {
        ask: 'Who looks?',
        answer: 'Some 2,000 people a day, 60 small pictures on each page.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'how-much',
        text: 'How much there is and how it grows.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'uploads day | 500 day | 6,000 meeting | 500 uploads | 500 new | 500 pictures | 6,000 pictures',
        ),
        hint: 'How much comes in, on an ordinary day and on the worst?',
      },
      {
        id: 'lost-how',
        text: 'What never lost means: a broken disk, a wrong click, a locked account.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'delete mistake | deleted mistake | wrong click | accidentally deletes | accidental deletion | member deletes | account locked | lost account | disk broken | somebody deletes | delete undone | overwrite undone | wrong script | stolen key',
        ),
        hint: 'By what could a picture be lost, besides a disk?',
      },
      {
        id: 'objects',
        text: 'The originals lie in object storage, with versions and a copy elsewhere; the database holds only what they are.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'object storage | bucket | blob storage | versioning | versions kept | second region | copy region | metadata database | database metadata',
        ),
        hint: 'Where do the bytes lie, and where their names?',
      },
      {
        id: 'worker',
        text: 'The browser uploads there directly; a queue and a worker make the small ones, and try again.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'signed url | presigned | pre-signed | uploads directly | direct upload | thumbnail worker | worker thumbnails | queue worker | worker makes | worker resizes | resize worker | queue thumbnails',
        ),
        hint: 'What happens between the upload and the small picture, and if it breaks off?',
      },
      {
        id: 'when-made',
        text: 'Small ones made beforehand, or when somebody asks: space against waiting and work.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'made beforehand | generate upload | generated upload | upload time | first viewer | when asked | beforehand',
        ),
        hint: 'When are the small ones made?',
      },
      {
        id: 'cold',
        text: 'What is seldom looked at may lie on cheaper storage that is slower or charges for reading.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'infrequent access | cold storage | colder | storage class | cheaper storage | archive tier | glacier | cheaper class | retrieval fee',
        ),
        hint: 'Do all of them have to be at hand at once?',
      },
      {
        id: 'space',
        text: 'How much space, and what it costs in a month.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('1.8 terabytes | 1.8 tb | 1,800 gigabytes | two terabytes | 1,800 gb'),
        hint: 'How many terabytes is it?',
      },
      {
        id: 'page-weight',
        text: 'What a page weighs, and what goes out in a month.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'kilobytes page | page kilobytes | megabytes page | 20 kilobytes | 30 kilobytes | gigabytes traffic | traffic month | gigabytes month | gigabytes day | 20 kb | 30 kb | gb traffic',
        ),
        hint: 'What does one page send, and all pages in a month?',
      },
    ],
    followUps: {
      requirements: ['Which loss would you not protect against?'],
      structure: ['You said "{quote}". What if the worker stops in the middle of a picture?'],
      numbers: ['What does the club pay in a month, and for what most?'],
    },
    samples: [
      'For such a project I would use the cloud, because it is scalable and safe. There are many services for images, and a CDN makes everything faster. A good user interface is important for photographers. I would also use a microservice architecture, so that the system is flexible and can be extended with artificial intelligence later.',
      'I would put the originals into a bucket with versioning and the metadata into a database. Members upload with a signed URL. A queue and a worker make thumbnails, which are served by a CDN. 300,000 pictures of 6 MB are 1.8 TB. One could make thumbnails on demand, but then the first viewer waits.',
      'I assume 500 new pictures a day, 6,000 after a meeting, 2,000 visitors; half an hour without uploads is acceptable, a lost picture is not. Lost means three things: a broken disk, a member who deletes the wrong folder, and our account being locked. Editing and selling are out of scope. The browser asks the API for a signed address and uploads directly, so no server carries six megabytes. Originals lie in a bucket with versioning, which keeps what is deleted for two months, and each night new ones are copied to another provider. The database holds owner, title and date. Each arrival puts a message into a queue; a worker makes three sizes and writes them to another bucket. If it crashes, the message comes again after five minutes, and doing it twice does no harm. After five tries it lands with the failed ones and the page shows a grey square. Pages read the small ones through a CDN. In figures: 300,000 times 6 megabytes are 1.8 terabytes, at 2.3 cents per gigabyte some 41 dollars, billed monthly, and 90 gigabytes more each time. A small one has 25 kilobytes, so a page of 60 is 1.5 megabytes; 2,000 people with five pages make 15 gigabytes a day, so a cache pays. What it trades: small ones made beforehand take 40 gigabytes, a dollar; made on request they would save that, but the first viewer waits a second for each, so I choose beforehand. If we ever want many sizes, I would switch. A colder class would halve the 41 dollars; since a full picture is opened once in a year by somebody, and reading costs extra, I would move those older than two years there, and look again when the bill passes 100.',
    ],
    sources: [
      'AWS documentation, Amazon S3: Versioning, Storage classes, Presigned URLs',
      'AWS Well-Architected Framework, Reliability Pillar: Back up data',
    ],
    why: 'Whether somebody asks what "lost" means, and lets figures choose between simple ways.',
  },
]
