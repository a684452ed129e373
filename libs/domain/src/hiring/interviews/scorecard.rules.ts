import type { RequiredSkill } from '../match/match.types'

/** Asked in every interview, whatever the job. */
export const GENERAL_CRITERIA = ['Problem solving', 'Communication'] as const
/** More than these nobody rates with care after one conversation. */
const MOST_SKILLS = 5

/** What a scorecard asks about: a skill that the posting wants, or one of the general criteria. */
export interface ScorecardCriterion {
  criterion: string
  asked: Pick<RequiredSkill, 'level' | 'importance'> | null
}

/** The criteria of a job: its skills, must-haves first, in the order of the posting; then the general ones. */
export function scorecardCriteria(skills: readonly RequiredSkill[]): ScorecardCriterion[] {
  const musts = skills.filter(({ importance }) => importance === 'must')
  const nice = skills.filter(({ importance }) => importance === 'nice')
  const ofJob = [...musts, ...nice]
    .slice(0, MOST_SKILLS)
    .map(({ skill, level, importance }) => ({ criterion: skill, asked: { level, importance } }))
  const general = GENERAL_CRITERIA.filter((each) => !ofJob.some(({ criterion }) => criterion === each))
  return [...ofJob, ...general.map((criterion) => ({ criterion, asked: null }))]
}
