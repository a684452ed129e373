import { lazy, Suspense, useState } from 'react'
import { matchBand, type CandidateOverview } from '@tryka/domain'
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHead,
  Field,
  Identity,
  NativeSelect,
  Stack,
  Text,
  TextLink,
} from '@tryka/ui'
import { counted } from '../../base/format/format'
import { sectionPath } from '../parts/address'
import { NewerJobNotice } from '../parts/jobs/newer-job'
import { useApply } from '../parts/jobs/use-apply'
import { useBlanksGate } from '../parts/jobs/use-blanks-gate'
import { CompanyLogo } from '../../base/company-logo'
import { Link } from '../../base/address/placed-link'

const OpenBlanks = lazy(async () => ({ default: (await import('../parts/jobs/open-blanks')).OpenBlanks }))

type QuickApplyProps = NonNullable<CandidateOverview['quickApply']>

/** The best match not applied for, one press away. */
export function QuickApply({ job, resumes, credentials }: QuickApplyProps) {
  const [chosen, setChosen] = useState(resumes[0]?.id ?? '')
  const resumeId = resumes.some(({ id }) => id === chosen) ? chosen : (resumes[0]?.id ?? '')
  const { apply, newer } = useApply(job)
  const gate = useBlanksGate(resumeId)
  return (
    <Card asChild>
      <section aria-labelledby="quick-apply">
        <CardHead action={matchBand(job.match) && <Badge tone="siddhi">{job.match}% match</Badge>}>
          <h2 id="quick-apply">Quick Apply</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <Identity
              avatar={<CompanyLogo logo={job.company.logo} />}
              name={
                <TextLink asChild>
                  <Link to={sectionPath('opportunities', { job: job.id })}>{job.role}</Link>
                </TextLink>
              }
              note={`${job.company.name}, ${job.location}`}
            />
            {resumes.length > 0 && (
              <>
                <Field label="Resume to send">
                  <NativeSelect
                    value={resumeId}
                    onValueChange={setChosen}
                    options={resumes.map(({ id, title }) => ({ value: id, label: title }))}
                  />
                </Field>
                <Suspense fallback={null}>
                  <OpenBlanks resumeId={resumeId} onShown={gate.told} />
                </Suspense>
              </>
            )}
            <Text size="xs" tone={3}>
              {counted(credentials, 'verified skill')} and your profile go along as they are now. Your salary
              expectation does not.
            </Text>
            {newer && <NewerJobNotice {...newer} />}
            <Button
              variant="secondary"
              block
              busy={apply.isPending || gate.checking}
              busyLabel="Sending…"
              onClick={() =>
                void gate.pass(() => apply.mutate({ resumeId: resumeId || null, source: 'recommended' }))
              }
            >
              {newer ? 'Apply to this version' : 'Apply in one step'}
            </Button>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
