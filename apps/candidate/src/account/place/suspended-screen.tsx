import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ApiError } from '@tryka/api-client'
import { CentredScreen, QueryView, useDocumentTitle } from '@tryka/app-shell'
import { getDecision, Suspended } from '@tryka/domain'
import { Button, ButtonRow, Card, Heading, Stack, Text } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { DecisionStatement } from '../../base/decisions/decision-statement'
import { EraseDialog } from '../leaving/erase-dialog'
import { useExport } from '../leaving/use-export'
import { useSignOut } from '../session/session'

/** The decision that the refusal names. */
function decisionOf({ body }: ApiError): string {
  try {
    return Suspended.parse(JSON.parse(body)).decisionId ?? ''
  } catch {
    return ''
  }
}

/** All that a suspended account sees: why, the way to object, its data, and the ways out. */
export function SuspendedScreen({ refusal }: { refusal: ApiError }) {
  useDocumentTitle('Your account is suspended')
  const decision = useQuery(readQuery(getDecision, { params: { id: decisionOf(refusal) } }))
  const [erasing, setErasing] = useState(false)
  const exported = useExport()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const leave = () => signOut.mutate(undefined, { onSuccess: () => void navigate('/sign-in') })
  return (
    <CentredScreen>
      <Box pad>
        <Stack gap={5}>
          <Heading as="h1" look="title">
            Your account is suspended
          </Heading>
          <Text>You cannot use it now, and companies do not find your profile. This is why:</Text>
          <QueryView
            query={decision}
            loadingLabel="Loading the decision"
            errorText="The decision could not be loaded. Check your connection, then try again."
          >
            {(data) => <DecisionStatement decision={data} onChanged={() => void decision.refetch()} />}
          </QueryView>
          <ButtonRow>
            <Button variant="secondary" size="sm" busy={exported.isPending} onClick={() => exported.mutate()}>
              Export my data
            </Button>
            <Button variant="secondary" size="sm" busy={signOut.isPending} onClick={leave}>
              Sign out
            </Button>
            <Button variant="dangerQuiet" size="sm" onClick={() => setErasing(true)}>
              Erase account
            </Button>
          </ButtonRow>
        </Stack>
      </Box>
      {erasing && <EraseDialog onClose={() => setErasing(false)} />}
    </CentredScreen>
  )
}

const Box = styled(Card)`
  width: min(100% - 2rem, 40rem);
  margin: var(--sp-6) auto;
`
