import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { useLinks } from '@tryka/app-shell'
import {
  Button,
  ButtonLink,
  Card,
  Container,
  Heading,
  Icon,
  Logo,
  media,
  SkipLink,
  SrOnly,
  Stack,
  StepMeter,
  Text,
  ThemeToggle,
} from '@tryka/ui'
import { StepsArt } from './steps-art'

export interface StepsFrameProps {
  steps: readonly string[]
  /** Which of them is open, from 0. */
  at: number
  title: string
  lead: string
  /** Where one step back leads; nothing at the first. */
  back: string | undefined
  next: string
  note?: string
  busy?: boolean
  onNext: () => void
  children: ReactNode
}

/** One step of beginning something: what it is about, its fields, and the ways on and back. */
export function StepsFrame(props: StepsFrameProps) {
  const { steps, at, title, lead, back, next, note, busy = false, onNext, children } = props
  const links = useLinks()
  const heading = useRef<HTMLHeadingElement>(null)
  // A step is a page of its own to whoever listens; the first comes with the page.
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) heading.current?.focus()
    first.current = false
  }, [at])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <Page>
      <SkipLink />
      <Head>
        <Container>
          <a href={links.site('/')} aria-label={`${BRAND.name} home`}>
            <Logo />
          </a>
          <span>
            <ThemeToggle />
            <ButtonLink asChild variant="quiet">
              <Link to="/welcome">Save and leave</Link>
            </ButtonLink>
          </span>
        </Container>
      </Head>
      <Main id="main" tabIndex={-1}>
        <Aside>
          <Small>
            <StepMeter reached={at + 1} steps={steps.length} tone="siddhi" />
            Step {at + 1} of {steps.length}: {steps[at]}
          </Small>
          <List steps={steps} at={at} />
          <Art woven={Math.min(3, at + 1)} />
        </Aside>
        <Form noValidate onSubmit={submit}>
          <Stack gap={2}>
            <Heading as="h1" look="title" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            <Text>{lead}</Text>
          </Stack>
          <Card>
            <Fields>{children}</Fields>
          </Card>
          <Foot>
            {back ? (
              <ButtonLink asChild variant="quiet">
                <Link to={back}>
                  <Icon icon={ArrowLeft} size="sm" />
                  Back
                </Link>
              </ButtonLink>
            ) : (
              <Text size="sm">{note}</Text>
            )}
            <Button type="submit" size="lg" busy={busy} busyLabel="Saving…">
              {next}
            </Button>
          </Foot>
        </Form>
      </Main>
    </Page>
  )
}

const List = ({ steps, at }: { steps: readonly string[]; at: number }) => (
  <Steps>
    {steps.map((step, index) => (
      <Step
        key={step}
        $state={index < at ? 'done' : index === at ? 'now' : 'later'}
        {...(index === at ? { 'aria-current': 'step' } : {})}
      >
        <i aria-hidden="true" />
        <span>
          {step}
          {index < at && <SrOnly>, done</SrOnly>}
        </span>
      </Step>
    ))}
  </Steps>
)

const Page = styled.div`
  min-height: 100dvh;
  background: var(--bg-sunken);
`
const Head = styled.header`
  border-bottom: var(--bw) solid var(--line);
  background: var(--surface);
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 4.5rem;
  }
  span {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
  }
`
const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 42rem);
  gap: clamp(2rem, 6vw, 6rem);
  justify-content: center;
  align-items: start;
  padding: clamp(1.5rem, 3vw, 3rem) clamp(1rem, 2.4vw, 2.5rem) var(--sp-12);
  ${media.site} {
    grid-template-columns: minmax(0, 42rem);
    gap: var(--sp-5);
  }
`
const Aside = styled.div`
  position: sticky;
  top: var(--sp-6);
  display: grid;
  gap: var(--sp-6);
  ${media.site} {
    position: static;
  }
`
const Small = styled.p`
  display: none;
  ${media.site} {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    font-size: var(--fs-3);
    color: var(--text-2);
  }
`
const Art = styled(StepsArt)`
  width: 100%;
  height: auto;
  overflow: visible;
  margin-top: var(--sp-3);
  ${media.site} {
    display: none;
  }
`
const Steps = styled.ol`
  display: grid;
  ${media.site} {
    display: none;
  }
`
const MARKS = { done: 'vriddhi', now: 'siddhi', later: 'line-strong' }
const Step = styled.li<{ $state: keyof typeof MARKS }>`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: var(--sp-3);
  padding-bottom: var(--sp-4);
  font-size: var(--fs-4);
  font-weight: ${({ $state }) => ($state === 'now' ? 'var(--fw-strong)' : 'inherit')};
  line-height: 1.4;
  color: var(--${({ $state }) => ({ done: 'text-2', now: 'text', later: 'text-3' })[$state]});
  i {
    width: 1.75rem;
    height: 0.5625rem;
    margin-top: 0.4375rem;
    background: var(--${({ $state }) => MARKS[$state]});
    clip-path: polygon(5.2px 0, 100% 0, calc(100% - 5.2px) 100%, 0 100%);
  }
  &:not(:last-child)::before {
    position: absolute;
    top: 1.25rem;
    bottom: -0.1875rem;
    left: 0.8125rem;
    width: 2px;
    background: var(--line-strong);
    content: '';
  }
`
const Form = styled.form`
  display: grid;
  gap: var(--sp-6);
`
const Fields = styled.div`
  display: grid;
  gap: var(--sp-6);
  padding: clamp(1.25rem, 3vw, 2rem);
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
`
