import { styled } from 'styled-components'
import { useQueryClient } from '@tanstack/react-query'
import {
  agreeToModel,
  getModelState,
  MODEL_CONSENT_VERSION,
  MODEL_LEAVES,
  MODEL_STAYS,
  type ModelConsent,
  type ModelState,
} from '@tryka/domain'
import { endpointKey } from '@tryka/app-shell'
import { useChange, useRead } from '../../base/calls/calls'

/** A model that this account may agree to, with its host; undefined where there is none, or while it is not known. */
export function useModel(): (ModelState & { host: string }) | undefined {
  const { data } = useRead(getModelState, {})
  return data?.mayAgree && data.host !== null ? { ...data, host: data.host } : undefined
}

/** Agrees to what is on the screen: this text, this host. */
export function useAgree(after?: () => void) {
  const queries = useQueryClient()
  return useChange(
    (api, body: ModelConsent) => api.call(agreeToModel, { body }),
    { failed: 'That could not be saved. Try again.' },
    (state) => {
      queries.setQueryData(endpointKey(getModelState), state)
      after?.()
    },
  )
}
export const agreedTo = (host: string): ModelConsent => ({ textVersion: MODEL_CONSENT_VERSION, host })

/** What is agreed to, before and after: what leaves, where to, and what never does. */
export const ConsentText = ({ host }: { host: string }) => (
  <Box>
    <dt>Leaves for</dt>
    <dd>
      <b>{host}</b>
    </dd>
    <dt>Leaves</dt>
    <dd>{MODEL_LEAVES.join('; ')}.</dd>
    <dt>Never leaves</dt>
    <dd>{MODEL_STAYS.join(', ')}.</dd>
  </Box>
)

const Box = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--sp-2) var(--sp-4);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);
  overflow-wrap: anywhere;

  dt {
    color: var(--text-3);
  }
  b {
    font-weight: var(--fw-medium);
    color: var(--text);
  }
`
