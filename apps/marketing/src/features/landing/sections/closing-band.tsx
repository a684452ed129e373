import { BRAND } from '@tryka/domain'
import { useLinks } from '@tryka/app-shell'
import { ButtonLink } from '@tryka/ui'
import { styled } from 'styled-components'
import { CallBand } from '../../../app/call-band'
import { APP_ENTRY } from '../../../app/layout/content'
import { NewTabButton } from '../../../app/layout/new-tab-link'

/** The closing call to action, on marigold. */
export function ClosingBand() {
  const links = useLinks()
  return (
    <CallBand title="Your next role starts with one proof" roomy>
      <NewTabButton size="xl" href={links.app(APP_ENTRY)}>
        Start Your Journey
      </NewTabButton>
      <Outlined size="xl" variant="secondary" href="/early-access">
        Partner with {BRAND.name}
      </Outlined>
    </CallBand>
  )
}

const Outlined = styled(ButtonLink)`
  --_bg: var(--bg);
`
