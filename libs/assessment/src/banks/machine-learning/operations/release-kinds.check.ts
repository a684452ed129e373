import { check } from '../../../checks/check'
import task from './release-kinds.template'

/** What holds while the release runs: who sees answers, and what can be learned. */
function factsOf(text: string) {
  return {
    isSeen: !text.includes('only stored'),
    isForAFew: text.includes('a few users'),
    isForAll: text.includes('all traffic'),
    showsCause: text.includes('by chance'),
  }
}

/** The demands of the wish, each asked of the option by itself. */
export default check(task, {
  option: ({ wish }, text) => {
    const facts = factsOf(text)
    if (/all real requests|Nobody may notice/.test(wish)) return !facts.isSeen
    if (/margin of error|the cause|only chance/.test(wish)) return facts.showsCause
    if (/No two users|one moment|never be mixed/.test(wish)) return facts.isForAll
    return facts.isSeen && facts.isForAFew
  },
})
