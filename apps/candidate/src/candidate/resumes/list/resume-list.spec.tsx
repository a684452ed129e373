import { screen } from '@testing-library/react'
import { onboardingApi, skillsApi } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { candidateApiWith } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildSkills } from '../../../testing/person'
import { buildCandidatePlace, buildOnboarding } from '../../../testing/places'
import { FirstSteps } from '../../overview/first-steps'
import { Resumes } from '../resumes'

beforeEach(() => localStorage.clear())

it('stands beside others who read the first page of the same list', async () => {
  const api = candidateApiWith([buildResume({ id: 'r1', title: 'Security roles' })])
  api.on(skillsApi.get, () => buildSkills())
  api.on(onboardingApi.get, () => buildOnboarding({ looked: false }))
  const steps = <FirstSteps applied={false} />
  openSection(
    <>
      {steps}
      <Resumes />
    </>,
    api,
    '?section=cv-builder',
    buildCandidatePlace({ place: 'me', isDemo: false }),
  )

  expect(await screen.findByRole('button', { name: /^Security roles/ })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'First steps' })).toHaveTextContent('1 of 3 done')
})
