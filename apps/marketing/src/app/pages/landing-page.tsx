import { styled } from 'styled-components'
import { media } from '@tryka/ui'
import { Section } from '../../base/parts/section-boxes'
import { still } from '../../base/still'
import { SECTIONS } from '../../base/addresses'
import { NewsletterForm } from '../../features/early-access/newsletter-form'
import { BreakIt } from '../../features/landing/break/break-it'
import { WatchDemo } from '../../features/landing/watch-demo'

const sections = () => import('../../features/landing/sections')
type Sections = Awaited<ReturnType<typeof sections>>
const part = (name: keyof Sections) => still(() => sections().then((module) => module[name]))

const HeroWords = part('HeroWords')
const StartJourney = part('StartJourney')
const HeroFoot = part('HeroFoot')
const HeroArt = part('HeroArt')
const Builder = part('Builder')
const Steps = part('Steps')
const Employers = part('Employers')
const Philosophy = part('Philosophy')
const ClosingBand = part('ClosingBand')
const VerificationTop = part('VerificationTop')
const VerificationSteps = part('VerificationSteps')
const Insights = part('Insights')
const NewsletterWords = part('NewsletterWords')

/** The landing page, top to bottom. Only what answers to a press is live; the rest stays the HTML it is. */
export function LandingPage() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero aria-labelledby="hero-title">
        <HeroBox>
          <HeroText>
            <HeroWords />
            <HeroActions>
              <StartJourney />
              <WatchDemo />
            </HeroActions>
            <HeroFoot />
          </HeroText>
          <HeroArt />
        </HeroBox>
      </Hero>
      <Builder />
      <Section id={SECTIONS.steps} aria-labelledby="steps-title">
        <Steps />
      </Section>
      <Section id={SECTIONS.employers} aria-labelledby="employers-title" $sunken>
        <Employers />
      </Section>
      <Section id={SECTIONS.philosophy} aria-labelledby="philosophy-title" className="on-ink">
        <Philosophy />
      </Section>
      <ClosingBand />
      <Section id="verification" aria-labelledby="verification-title">
        <VerificationTop />
        <BreakIt />
        <VerificationSteps />
      </Section>
      <Section id={SECTIONS.insights} aria-labelledby="insights-title" $tight>
        <Insights />
      </Section>
      <News id={SECTIONS.newsletter} aria-labelledby="newsletter-title" tabIndex={-1}>
        <NewsBox>
          <NewsletterWords />
          <NewsletterForm />
        </NewsBox>
      </News>
    </main>
  )
}

const measure = `
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`
const Hero = styled.section`
  position: relative;
  overflow-x: clip;
`
const HeroBox = styled.div`
  ${measure}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: min(47rem, calc(100svh - 4.5rem));
  padding-block: clamp(2.5rem, 5vw, 5rem);
  ${media.compact} {
    min-height: 0;
    padding-bottom: 0;
  }
`
const HeroText = styled.div`
  position: relative;
  z-index: var(--z-raised);
  max-width: 37rem;
  display: flex;
  flex-direction: column;
  gap: var(--sp-6);
  ${media.hero} {
    max-width: 30rem;
    h1 {
      font-size: 3.75rem;
    }
  }
  ${media.compact} {
    max-width: 40rem;
    h1 {
      font-size: var(--fs-11);
    }
  }
`
const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
  ${media.phone} {
    > button,
    > div > * {
      flex: 1 1 auto;
    }
  }
`
const News = styled.section`
  background: var(--surface-3);
`
const NewsBox = styled.div`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
  gap: var(--sp-6) var(--sp-10);
  align-items: center;
  padding-block: clamp(3rem, 5vw, 4.5rem);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
