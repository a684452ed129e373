import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getProfile } from '@tryka/domain'
import { Columns, PageHead, Stack, LoadingRows } from '@tryka/ui'
import { ProfileForm } from './form/profile-form'
import { SkillsCard } from './skills-card'
import { StrengthCard } from './strength-card'
import { WorkCard } from './work/work-card'

/** What companies read about the candidate, and what is still missing. */
export function Profile() {
  const profile = useQuery(endpointQuery(getProfile))
  return (
    <>
      <PageHead title="Profile" context="Companies see this as far as your privacy settings allow." />
      <QueryView
        query={profile}
        loading={<LoadingRows label="Loading the profile" rows={6} />}
        boxed
        errorText="The profile could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Columns>
            <Stack gap={5}>
              <ProfileForm profile={data} />
              <WorkCard profile={data} />
            </Stack>
            <Stack gap={5}>
              <StrengthCard profile={data} />
              <SkillsCard profile={data} />
            </Stack>
          </Columns>
        )}
      </QueryView>
    </>
  )
}
