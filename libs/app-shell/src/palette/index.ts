export { foundBy, known, type Act, type ActGroup, type Found } from './act'
export { Jump, type JumpProps } from './jump'
