import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { createQueryClient, useApi } from '@tryka/app-shell'
import { TIMING, USER_TYPES, type UserType } from '@tryka/domain'
import { Container, Heading, media, Text } from '@tryka/ui'
import { cssVars } from '../../base/parts/css-vars'
import { BLURBS } from './content'
import { EarlyAccessForm } from './form/early-access-form'
import { SignupArt } from './signup-art'
import { useEarlyAccessForm } from './form/use-early-access-form'

/** Early-access signup. It brings its own query client, which no other page of the site needs. */
export function EarlyAccessPage() {
  const client = useApi()
  const [queries] = useState(() => createQueryClient({ client }))
  return (
    <QueryClientProvider client={queries}>
      <Container asChild>
        <main id="main" tabIndex={-1}>
          <Signup />
          <Blurbs>
            {BLURBS.map(({ strand, title, text }) => (
              <div key={title}>
                <Heading look="h4">
                  <i style={cssVars({ '--_c': `var(--${strand})` })} />
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
            ))}
          </Blurbs>
        </main>
      </Container>
    </QueryClientProvider>
  )
}

/** `?type=company` comes from the buttons for employers. */
function typeOf(search: string): UserType | undefined {
  const type = new URLSearchParams(search).get('type')
  return USER_TYPES.find((known) => known === type)
}

function Signup() {
  const { search } = useLocation()
  const [done, setDone] = useState(false)
  const form = useEarlyAccessForm(typeOf(search), () => setDone(true))
  useHomeAfter(done)
  return (
    <Columns>
      <Aside>
        <Heading as="h1">Get in before the doors open</Heading>
        <Text size="lead">
          Join the early-access list. We bring people in by field, so tell us what you work on and what you
          would like next.
        </Text>
        <SignupArt />
      </Aside>
      <div>
        <noscript>
          <Text>This form needs JavaScript. You can also write to us on the contact page.</Text>
        </noscript>
        <EarlyAccessForm form={form} />
      </div>
    </Columns>
  )
}

/** Back to the landing page two seconds after the form is sent. */
function useHomeAfter(done: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => void navigate('/'), TIMING.earlyAccessRedirect)
    return () => clearTimeout(timer)
  }, [done, navigate])
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
  gap: clamp(2rem, 6vw, 6rem);
  align-items: start;
  padding-block: clamp(1.5rem, 3vw, 3rem) var(--section-y);
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Aside = styled.div`
  position: sticky;
  top: 6rem;
  display: flex;
  flex-direction: column;
  gap: var(--sp-5);
  ${media.compact} {
    position: static;
  }
`
const Blurbs = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-7);
  padding-block: var(--sp-7) var(--section-y);
  border-top: 1px solid var(--line);
  h2 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  i {
    flex: none;
    width: 1.5rem;
    height: 0.5rem;
    background: var(--_c);
    clip-path: polygon(4.6px 0, 100% 0, calc(100% - 4.6px) 100%, 0 100%);
    forced-color-adjust: none;
  }
  p {
    margin-top: var(--sp-2);
    font-size: var(--fs-4);
    line-height: 1.5;
    color: var(--text-2);
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-5);
  }
`
