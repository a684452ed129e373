import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Plus } from 'lucide-react'
import { Button, Icon, PageHead, Stack, LoadingRows } from '@tryka/ui'
import { getSkills, type SkillsSection } from '@tryka/domain'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { useAddress } from '../parts/address'
import { AddSkillDialog } from './add-skill-dialog'
import { AssessmentDialog } from './assessments/assessment-dialog'
import { Certifications } from './certifications/certifications'
import { DeclaredSkills } from './declared-skills'
import { PendingSkills } from './assessments/pending-skills'
import { Topics } from './topics'
import { VerifiedSkills } from './verified-skills'

/** What is proved, what is on the way, and what is only claimed. */
export function Skills() {
  const { set } = useAddress()
  const skills = useQuery(endpointQuery(getSkills))
  return (
    <>
      <PageHead
        title="Skills & Credentials"
        context="Proved skills count in full in every match; declared ones count 70%."
        actions={
          <>
            <Button variant="secondary" onClick={() => set({ add: 'new' })}>
              <Icon icon={Plus} size="sm" />
              Add skill
            </Button>
            <Button onClick={() => set({ assess: 'new' })}>
              <Icon icon={BadgeCheck} size="sm" />
              Start Assessment
            </Button>
          </>
        }
      />
      <QueryView
        query={skills}
        loading={<LoadingRows label="Loading skills" />}
        boxed
        errorText="The skills could not be loaded. Check your connection, then try again."
      >
        {(data) => <Content data={data} />}
      </QueryView>
    </>
  )
}

function Content({ data }: { data: SkillsSection }) {
  const { get, set } = useAddress()
  const [assess, add] = [get('assess'), get('add')]
  return (
    <Stack gap={5}>
      <VerifiedSkills skills={data.verified} />
      <PendingSkills skills={data.pending} />
      <Topics topics={data.topics} onChoose={(skill) => set({ assess: skill })} />
      <DeclaredSkills skills={data.declared} onAssess={(skill) => set({ assess: skill })} />
      <Certifications certifications={data.certifications} />
      {assess && (
        <AssessmentDialog
          key={assess}
          data={data}
          wanted={assess === 'new' ? '' : assess}
          onClose={() => set({ assess: undefined })}
        />
      )}
      {add && !assess && (
        <AddSkillDialog wanted={add === 'new' ? '' : add} onClose={() => set({ add: undefined })} />
      )}
    </Stack>
  )
}
