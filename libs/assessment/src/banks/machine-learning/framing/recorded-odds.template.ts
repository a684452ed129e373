import { template } from '../../../tasks/template'

const SCENES = [
  { who: 'people', data: 'a clinic', one: 'fever', other: 'a cough', get: 'come to the clinic' },
  { who: 'machines', data: 'the workshop', one: 'vibration', other: 'heat', get: 'are sent to the workshop' },
  { who: 'visits', data: 'the error log', one: 'slow pages', other: 'broken images', get: 'are logged' },
  { who: 'parcels', data: 'the claims desk', one: 'dents', other: 'a delay', get: 'lead to a claim' },
] as const

export default template({
  id: 'machine-learning/framing/recorded-odds',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'Where two traits both bring a case into the data, they are opposed there though they are independent outside.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    shares: [rng.int(1, 6) * 10, rng.int(1, 6) * 10] as const,
    both: rng.pick([80, 85, 90, 95]),
    first: rng.pick([40, 45, 50, 60]),
    second: rng.pick([35, 40, 45, 55]),
    none: rng.pick([2, 4, 5, 6, 8]),
  }),
  ask: ({ scene: { who, data, one, other, get }, shares, both, first, second, none }) => ({
    stem: `Of all ${who}, ${shares[0]} % have ${one} and ${shares[1]} % have ${other}, independently of each other. With both, ${both} % ${get}; with ${one} alone ${first} %, with ${other} alone ${second} %, with neither ${none} %. A model is trained on the data of ${data}. There, by what factor do the odds of ${other} differ between those with ${one} and those without (odds with, divided by odds without)?`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ both, first, second, none }) => ({
    kind: 'numeric',
    value: (both * none) / (first * second),
    tolerance: { absolute: 0.02 },
  }),
  why: () =>
    'Among those with the first trait the odds are multiplied by both/first, among the others by second/none. The shares cancel.',
  source: [
    'Berkson, Limitations of the Application of Fourfold Table Analysis to Hospital Data, 1946',
    'Hernán and Robins, Causal Inference: What If, selection bias',
  ],
})
