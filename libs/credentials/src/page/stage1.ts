/** What `/verify` needs at once: its size is a budget. */
export { pinsOf } from '../pins'
export { verify } from '../verify/verify'
export { verdictWords } from '../words'
