import { useQuery } from '@tanstack/react-query'
import { getOnboarding, getSkills, listResumes, markOnboarding } from '@tryka/domain'
import { endpointQuery } from '@tryka/app-shell'
import { useAccountClients } from '../../base/place/account'
import { StepsCard, type Step } from '../../base/steps/steps-card'
import { sectionPath } from '../parts/address'

/** With fewer the strength of a profile says that skills are missing, and few jobs can be told apart. */
const SKILLS = 5

/** Kept with the account, so that the step ticks in every browser. */
function useLooked() {
  const { api, queries } = useAccountClients()
  const { data, isPending } = useQuery(endpointQuery(getOnboarding), queries)
  const look = async () => {
    await api.call(markOnboarding, { body: { looked: true } }, { keepalive: true })
    await queries.invalidateQueries({ queryKey: endpointQuery(getOnboarding).queryKey })
  }
  // What was not stored is asked again.
  return { isPending, looked: data?.looked ?? false, look: () => void look().catch(() => undefined) }
}

/** What a new profile needs first, one decision each. Each ticks itself; the card leaves when all are done. */
export function FirstSteps({ applied }: { applied: boolean }) {
  const skills = useQuery(endpointQuery(getSkills)).data
  const resumes = useQuery(endpointQuery(listResumes)).data
  const { isPending, looked, look } = useLooked()
  if (!skills || !resumes || isPending) return null
  const count = skills.verified.length + skills.declared.length
  const steps: Step[] = [
    {
      title: 'Add five skills',
      text:
        count === 0
          ? 'Jobs are matched by them, and proven ones count more.'
          : `${count} of ${SKILLS} on your profile. Proven ones count more.`,
      done: count >= SKILLS,
      to: sectionPath('skills', { add: 'new' }),
      action: 'Add skills',
    },
    {
      title: 'Save a resume',
      text: 'It goes with every application, as it stands on the day you send it.',
      done: resumes.length > 0,
      to: sectionPath('cv-builder'),
      action: 'Open CV Builder',
    },
    {
      title: 'Look at your matches',
      text: 'Open jobs, the best fit first. Each says why.',
      done: looked || applied,
      to: sectionPath('opportunities'),
      action: 'See matches',
      onPress: look,
    },
  ]
  return <StepsCard steps={steps} />
}
