export { axeViolations } from './axe'
export { installDomShims, stubMedia } from './dom-shims'
