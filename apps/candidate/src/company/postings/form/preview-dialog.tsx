import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getCompanySettings, salaryText, SKILL_LEVEL_NAMES, type PostingDraft } from '@tryka/domain'
import { Dialog, Heading, KeyValues, Stack, Text } from '@tryka/ui'
import { AboutJob, jobFacts } from '../../../base/job/about-job'

interface PreviewDialogProps {
  draft: PostingDraft
  onClose: () => void
}

/** The posting as it stands in the form, in the parts of which a candidate's page of it is made. */
export function PreviewDialog({ draft, onClose }: PreviewDialogProps) {
  const settings = useQuery(endpointQuery(getCompanySettings))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={draft.title || 'Untitled job'}
      description="As candidates will see it. Their own match, and the time of your first replies, stand beside it."
      size="lg"
    >
      <QueryView query={settings} errorText="The company could not be loaded. Try again.">
        {({ name, logo, description, industry, size, location }) => (
          <Stack gap={5}>
            <AboutJob
              job={{
                ...draft,
                salary: salaryText(draft),
                posted: null,
                company: { id: '', name, logo },
                about: { description, industry, size, location },
              }}
            />
            <Part title="Skills asked for">
              {draft.skills.length === 0 ? (
                <Text size="sm">None yet.</Text>
              ) : (
                <KeyValues
                  items={draft.skills.map(({ skill, level, importance }) => ({
                    label: skill,
                    value: `${SKILL_LEVEL_NAMES[level]}, ${importance === 'must' ? 'required' : 'welcome'}`,
                  }))}
                />
              )}
            </Part>
            <Part title="Good to know">
              <KeyValues items={jobFacts(draft)} />
            </Part>
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <Heading as="h3" look="h4">
      {title}
    </Heading>
    {children}
  </Stack>
)
