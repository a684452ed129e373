import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import { getCompanyApplication, type CompanyInterview } from '@tryka/domain'
import { Button, Dialog, Text } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { useAddress } from '../parts/address'

const OfferDialog = lazy(async () => ({
  default: (await import('../applications/moves/offer-dialog')).OfferDialog,
}))
const ScheduleDialog = lazy(async () => ({
  default: (await import('../parts/interviews/schedule-dialog')).ScheduleDialog,
}))

interface NextStepDialogProps {
  interview: CompanyInterview
  onClose: () => void
}

/** What follows once somebody passed: another interview or an offer, as far as this member may. */
export function NextStepDialog({ interview, onClose }: NextStepDialogProps) {
  const { applicationId: id, postingId, candidate } = interview
  const address = useAddress()
  const [step, setStep] = useState<'interview' | 'offer'>()
  const query = useQuery(readQuery(getCompanyApplication, { params: { id } }))
  const application = query.data
  if (step === 'interview' && application)
    return (
      <Suspense fallback={null}>
        <ScheduleDialog
          application={{
            id,
            version: application.version,
            name: candidate.name,
            timeZone: application.timeZone,
          }}
          onClose={onClose}
        />
      </Suspense>
    )
  if (step === 'offer')
    return (
      <Suspense fallback={null}>
        <OfferDialog applicationId={id} name={candidate.name} onClose={onClose} />
      </Suspense>
    )
  const mayOffer = application?.canDraftOffer && application.offer?.state !== 'draft'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${candidate.name} passed. What is next?`}
      description={interview.position}
      footer={
        application && (
          <>
            <Button
              variant="quiet"
              onClick={() => address.open('applications', { posting: postingId, application: id })}
            >
              Open application
            </Button>
            {application.canSchedule && (
              <Button variant="secondary" onClick={() => setStep('interview')}>
                Schedule next interview
              </Button>
            )}
            {mayOffer && <Button onClick={() => setStep('offer')}>Make an offer</Button>}
          </>
        )
      }
    >
      <QueryView query={query} errorText="The application could not be loaded. Try again.">
        {({ canSchedule, status }) => (
          <Text>
            {canSchedule || mayOffer
              ? 'You can also decide later, from the menu of this interview.'
              : `Nothing is left to do from here. The application stands at ${status}.`}
          </Text>
        )}
      </QueryView>
    </Dialog>
  )
}
