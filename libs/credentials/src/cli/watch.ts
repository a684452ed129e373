export { monitor, MONITOR_USAGE, type Said } from './monitor'
export { makeWitnessKey, openWitnessKey } from './witness-key'
