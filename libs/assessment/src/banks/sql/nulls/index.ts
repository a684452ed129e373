import checkLetsUnknownPass from './check-lets-unknown-pass.template'
import equalsNull from './equals-null.template'
import exactPercent from './exact-percent.template'
import firstThatIsKnown from './first-that-is-known.template'
import halfKnownSpan from './half-known-span.template'
import missingIsZero from './missing-is-zero.template'
import nameWithoutAPart from './name-without-a-part.template'
import notInWithNull from './not-in-with-null.template'
import nullsNeverMeet from './nulls-never-meet.template'
import ruleThatFits from './rule-that-fits.template'
import sortedAsText from './sorted-as-text.template'
import sumOfNothing from './sum-of-nothing.template'
import sumOfSums from './sum-of-sums.template'
import unequalLeavesNullOut from './unequal-leaves-null-out.template'
import waysToBeMissing from './ways-to-be-missing.template'
import whatChanged from './what-changed.template'
import whereNullsStand from './where-nulls-stand.template'
import whoseTypeCounts from './whose-type-counts.template'

/** The templates of this topic. */
export const NULLS = [
  checkLetsUnknownPass,
  equalsNull,
  exactPercent,
  firstThatIsKnown,
  halfKnownSpan,
  missingIsZero,
  nameWithoutAPart,
  notInWithNull,
  nullsNeverMeet,
  ruleThatFits,
  sortedAsText,
  sumOfNothing,
  sumOfSums,
  unequalLeavesNullOut,
  waysToBeMissing,
  whatChanged,
  whereNullsStand,
  whoseTypeCounts,
] as const
