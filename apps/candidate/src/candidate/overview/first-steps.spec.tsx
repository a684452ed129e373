import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onboardingApi, resumeApi, skillsApi } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildResume, buildResumeCard } from '@tryka/domain/testing'
import { openSection } from '../../testing/open-section'
import { buildSkill, buildSkills } from '../../testing/person'
import { buildCandidatePlace, buildOnboarding } from '../../testing/places'
import { FirstSteps } from './first-steps'

const ME = buildCandidatePlace({ place: 'me', isDemo: false })

function open(skills: number, resumes: number, looked = false) {
  const api = createFakeApi()
  const declared = Array.from({ length: skills }, (_, at) => buildSkill({ id: `skill-${at}` }))
  api.on(skillsApi.get, () => buildSkills({ verified: [], declared }))
  api.on(resumeApi.list, () => Array.from({ length: resumes }, () => buildResumeCard(buildResume())))
  api.on(onboardingApi.get, () => buildOnboarding({ looked }))
  api.on(onboardingApi.mark, () => undefined)
  return { ...openSection(<FirstSteps applied={false} />, api, '?section=overview&place=me', ME), api }
}
const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }))

describe('The first steps of a profile', () => {
  it('tick themselves by what is there, and lead on in the same place', async () => {
    open(2, 1)
    const shown = await steps()

    expect(shown.getByText('1 of 3 done')).toBeVisible()
    expect(shown.getByText('2 of 5 on your profile. Proven ones count more.')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Add skills' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&add=new&place=me',
    )
    expect(shown.queryByRole('link', { name: 'Open CV Builder' })).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('leave when all are done', async () => {
    const first = open(5, 1)
    await userEvent.click((await steps()).getByRole('link', { name: 'See matches' }))
    first.unmount()
    expect(first.api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ looked: true })
    const { api } = open(5, 1, true)

    await waitFor(() => expect(api.calls).toHaveLength(3))
    expect(await screen.findByTestId('address')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  })
})
