import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '@tryka/app-shell'
import {
  CONTACT_REST_DAYS,
  acceptContact,
  blockContact,
  declineContact,
  listFirstContacts,
  type FirstContact,
} from '@tryka/domain'
import { Button, Card, CardHead, ConfirmDialog, Row, RowItem, Rows, SrOnly, Stack, Text } from '@tryka/ui'
import { useSectionAddress } from '../../base/address/address'
import { useChange } from '../../base/calls/calls'
import { CompanyLogo } from '../../base/company-logo'
import { formatDate } from '../../base/format/format'
import { Quotation } from '../../base/quotation'
import { ReportButton } from '../../base/report/report-button'

/** Companies that would like to talk; nothing is shown while none does. */
export function Requests() {
  const requests = useQuery(endpointQuery(listFirstContacts))
  const open = (requests.data?.items ?? []).filter(({ state }) => state === 'sent')
  if (open.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="requests">
        <CardHead>
          <h2 id="requests">
            {open.length === 1
              ? 'A company would like to talk to you'
              : 'Companies would like to talk to you'}
          </h2>
        </CardHead>
        <Rows>
          {open.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </Rows>
      </section>
    </Card>
  )
}

function useAnswers({ id, company }: FirstContact) {
  const { set } = useSectionAddress()
  const params = { id }
  return {
    accept: useChange(
      (api) => api.call(acceptContact, { params }),
      {
        done: () => 'The conversation is open',
        text: () => `You and ${company.name} can write to each other now.`,
        failed: 'The request could not be accepted. Try again.',
      },
      ({ conversationId }) =>
        conversationId && set({ conversation: conversationId, request: undefined }, { replace: false }),
    ),
    decline: useChange((api) => api.call(declineContact, { params }), {
      done: () => 'Declined',
      text: () =>
        `${company.name} reads no more than that, and leaves you alone for ${CONTACT_REST_DAYS} days.`,
      failed: 'The request could not be declined. Try again.',
    }),
    block: useChange((api) => api.call(blockContact, { params }), {
      done: () => `${company.name} is blocked`,
      text: () => 'Settings, Blocked companies, takes it back.',
      failed: 'The company could not be blocked. Try again.',
    }),
  }
}

function RequestRow({ request }: { request: FirstContact }) {
  const { company, role, askedBy, text, expiresAt } = request
  const { accept, decline, block } = useAnswers(request)
  const [blocking, setBlocking] = useState(false)
  const named = <SrOnly>: {company.name}</SrOnly>
  return (
    <RowItem style={{ alignItems: 'flex-start' }}>
      <CompanyLogo logo={company.logo} />
      <Stack gap={3} style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" tone={1}>
          <b>{company.name}</b>
          {role && `, about ${role}`}
        </Text>
        <Quotation by={`${askedBy.name}, ${askedBy.role}`}>{text}</Quotation>
        <Text size="xs" tone={3}>
          Until {formatDate(expiresAt)}. Nothing opens before you say yes.
        </Text>
        <Row gap={2} wrap>
          <Button
            size="sm"
            variant="secondary"
            busy={accept.isPending}
            onClick={() => accept.mutate(undefined)}
          >
            Accept{named}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={decline.isPending}
            onClick={() => decline.mutate(undefined)}
          >
            Decline{named}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setBlocking(true)}>
            Block{named}
          </Button>
          <ReportButton subject="message" id={request.id} what="this request">
            Report request
          </ReportButton>
          <ReportButton subject="company" id={company.id} what={company.name}>
            Report company
          </ReportButton>
        </Row>
      </Stack>
      <ConfirmDialog
        open={blocking}
        onOpenChange={setBlocking}
        title={`Block ${company.name}?`}
        text="Neither of you finds or writes to the other any more. The company reads that you declined."
        confirmLabel="Block"
        busyLabel="Blocking…"
        busy={block.isPending}
        onConfirm={() => block.mutate(undefined, { onSettled: () => setBlocking(false) })}
      />
    </RowItem>
  )
}
