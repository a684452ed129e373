export { holderOf } from '../credentials/holder'
