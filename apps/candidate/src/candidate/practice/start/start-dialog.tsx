import { useId, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { practiceChoices } from '@tryka/domain'
import { Button, Dialog, media } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { estimate } from './choices'
import { StartForm } from './start-form'
import { useStart } from './use-start'

interface StartDialogProps {
  /** The id of an interview or a posting, or `any`. */
  wanted: string
  onClose: () => void
}

/** Practice is set up, or only started: it is set for what is practised for already. */
export function StartDialog({ wanted, onClose }: StartDialogProps) {
  const formId = useId()
  const { get } = useAddress()
  const job = get('job')
  const choices = useRead(practiceChoices, { query: job ? { job } : {} })
  const start = useStart(choices.data, wanted)
  const { purpose, supply, isStarting } = start
  const isReady = supply !== undefined && supply.questions > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isStarting) start.start()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={purpose?.title ?? 'Practise'}
      description={purpose?.note}
      footer={
        <>
          <Estimate>{isReady && `${estimate(supply.questions)}, stop at any time`}</Estimate>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isStarting}
            busyLabel="Starting…"
            aria-disabled={isReady ? undefined : true}
          >
            Start
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} noValidate>
        <QueryView
          query={choices}
          loadingLabel="Loading what you can practise for"
          errorText="What you can practise for could not be loaded. Check your connection, then try again."
        >
          {(data) => <StartForm choices={data} start={start} />}
        </QueryView>
      </Form>
    </Dialog>
  )
}

// A long name of an interview never makes the dialog wider than the page.
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Estimate = styled.p`
  flex: 1;
  align-self: center;
  font-size: var(--fs-3);
  color: var(--text-3);
  ${media.phone} {
    flex-basis: 100%;
    &:empty {
      display: none;
    }
  }
`
