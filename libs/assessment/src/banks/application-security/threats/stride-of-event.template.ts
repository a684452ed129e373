import { template } from '../../../tasks/template'

const EVENTS = {
  Spoofing: [
    'A mail server takes mail from a host that says it is the payroll server.',
    'A device sends readings under the serial number of another device, and they are filed under that number.',
    'A program listens on the port of a service that is down, and clients take it for that service.',
    'With a password from a false login page a stranger is taken for the owner of the account.',
  ],
  Tampering: [
    'A clerk changes the amount of an order in the database, past the application.',
    'Somebody on the way alters the prices in a response that nobody signs.',
    'A library is swapped on the build server before it is packed.',
    'A customer edits the hidden price field of a form, and the shop reckons with it.',
  ],
  Repudiation: [
    'A trader says they never placed an order, and no record can show who did.',
    'Administrators share one account, so nobody can tell which of them deleted the rows.',
    'A supplier says they never accepted a delivery note, and accepting leaves no trace.',
    'A payment was approved, but the log holds no name, and each approver says it was another.',
  ],
  'Information disclosure': [
    'An error page shows the connection string of the database.',
    'Backups lie in a folder that anybody in the building can read.',
    'The time that a login takes tells which accounts exist.',
    'A caching proxy shows one customer the invoice of another.',
  ],
  'Denial of service': [
    'One request with a huge sort makes the search time out for everybody.',
    'A stranger locks customers out by typing wrong passwords for them.',
    'Uploads fill the disk, and orders can no longer be saved.',
    'A flood of half-open connections keeps visitors from being served.',
  ],
  'Elevation of privilege': [
    'An ordinary user calls the address of an admin command, and it is carried out.',
    'A plug-in that may only read runs commands with the rights of the server.',
    'A support account that may only look starts the job that pays out money.',
    'A program in a container gets the rights of the root user of the host.',
  ],
} as const
const CATEGORIES = [
  'Spoofing',
  'Tampering',
  'Repudiation',
  'Information disclosure',
  'Denial of service',
  'Elevation of privilege',
] as const

export default template({
  id: 'application-security/threats/stride-of-event',
  revision: 1,
  kind: 'single',
  topic: 'threats',
  grade: 1,
  nudge: 0.3,
  seconds: 45,
  status: 'active',
  idea: 'A threat is named by the property that is hurt, not by the technique.',
  params: (rng) => {
    const category = rng.pick(CATEGORIES)
    const others = CATEGORIES.filter((one) => one !== category)
    return {
      category,
      event: rng.pick<string>(EVENTS[category]),
      shown: rng.shuffle([category, ...rng.sample(others, 4)]),
    }
  },
  ask: ({ event, shown }) => ({
    stem: `In a threat model by STRIDE, under which category does this belong? ${event}`,
    options: shown,
  }),
  key: ({ category, shown }) => ({ kind: 'single', right: shown.indexOf(category) }),
  why: ({ category }) =>
    `${category} hurts ${
      {
        Spoofing: 'authentication',
        Tampering: 'integrity',
        Repudiation: 'the proof of who did what',
        'Information disclosure': 'confidentiality',
        'Denial of service': 'availability',
        'Elevation of privilege': 'authorisation',
      }[category]
    }.`,
  source: [
    'Shostack 2014, Threat Modeling: Designing for Security, chapter 3 STRIDE',
    'Hernan, Lambert, Ostwald and Shostack 2006, Uncover Security Design Flaws Using the STRIDE Approach',
  ],
})
