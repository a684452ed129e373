import { template } from '../../../tasks/template'

/** How a layer is put on, and how the step that takes it off is called. */
const LAYERS = {
  percent: { on: 'encodeURIComponent', off: 'Percent-decode the text' },
  base64: { on: 'base64', off: 'Base64-decode the text' },
  hex: { on: 'hex', off: 'Decode the text as hex digits' },
  json: { on: 'JSON.stringify', off: 'Parse the text as JSON' },
} as const
type Layer = keyof typeof LAYERS

/** Outermost first. Hex digits stand under no percent-encoding, which would leave them as they are. */
const CHAINS: readonly (readonly Layer[])[] = [
  ['percent', 'base64', 'hex'],
  ['base64', 'hex', 'percent'],
  ['hex', 'percent', 'base64'],
  ['hex', 'base64', 'percent'],
  ['percent', 'base64', 'json'],
  ['base64', 'percent', 'json'],
  ['hex', 'base64', 'json'],
  ['base64', 'hex', 'json'],
  ['hex', 'percent', 'json'],
]
const SCENES = [
  {
    what: 'the name of a report',
    steps: [
      'Join the name to the folder and resolve it',
      'Refuse what lies outside the folder',
      'Open the file',
    ],
  },
  {
    what: 'the address of a picture to fetch',
    steps: ['Parse the address as a URL', 'Refuse a host that is not on the list', 'Fetch the picture'],
  },
  {
    what: 'the name of a new account',
    steps: ['Normalise the name and make it lower case', 'Refuse a name that is taken', 'Save the account'],
  },
] as const

export default template({
  id: 'application-security/input/undo-then-check',
  revision: 1,
  kind: 'ordering',
  topic: 'input',
  grade: 3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Layers come off from the outside in; the check looks at the last form, and only that form is used.',
  params: (rng) => {
    const chain = rng.pick(CHAINS)
    const scene = rng.pick(SCENES)
    const steps = [...chain.map((layer) => LAYERS[layer].off), ...scene.steps]
    return { what: scene.what, chain, steps, shown: rng.shuffle([0, 1, 2, 3, 4, 5]) }
  },
  ask: ({ what, chain, steps, shown }) => ({
    stem: `A client sends ${what} as shown. Each step below takes what the step before gives. Put the steps of the server in the order that is right and safe, first at the top.`,
    code: `send(${chain.map((layer) => `${LAYERS[layer].on}(`).join('')}value${')'.repeat(chain.length)})`,
    options: shown.map((step) => steps[step] ?? ''),
  }),
  key: ({ shown }) => ({ kind: 'ordering', orders: [shown.map((_, step) => shown.indexOf(step))] }),
  why: () =>
    'What was put on last comes off first. A check before the last change of the value judges another value than the one that is used.',
  source: [
    'OWASP ASVS 4.0.3, 5.1 and 5.3; 1.5.3 input validation on a trusted layer',
    'CWE-180, Incorrect Behavior Order: Validate Before Canonicalize',
  ],
})
