import { template } from '../../../tasks/template'

export default template({
  id: 'solidity/practice/what-may-still-be-spent',
  revision: 1,
  kind: 'numeric',
  topic: 'tokens',
  grade: 2,
  seconds: 90,
  status: 'active',
  idea: 'approve sets an allowance, whatever it was; transferFrom uses it up; a refused transfer and one by the owner do not.',
  params: (rng) => {
    const first = rng.int(100, 400)
    return {
      first,
      spent: rng.int(20, 90),
      second: rng.int(150, 300),
      own: rng.int(10, 60),
      later: rng.int(30, 120),
    }
  },
  ask: ({ first, spent, second, own, later }) => ({
    stem: `Ana holds 1000 units of a plain ERC-20 token. Ana calls \`approve(shop, ${first})\`; the shop calls \`transferFrom(ana, shop, ${spent})\`; Ana calls \`approve(shop, ${second})\`; Ana calls \`transfer(shop, ${own})\`; the shop calls \`transferFrom(ana, shop, ${later})\`; the shop calls \`transferFrom(ana, shop, 999)\`, which is refused. What does \`allowance(ana, shop)\` give now?`,
    answerHint: 'One whole number.',
  }),
  key: ({ second, later }) => ({ kind: 'numeric', value: second - later, tolerance: { absolute: 0 } }),
  why: ({ second, later }) =>
    `The second approve sets ${second}; the transfer by Ana herself does not touch it; ${later} are used; what is refused changes nothing.`,
  source: ['ERC-20, approve, transferFrom, allowance'],
})
