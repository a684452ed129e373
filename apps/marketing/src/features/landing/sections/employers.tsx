import { BadgeCheck, Check, GitMerge, Scale } from 'lucide-react'
import { css, keyframes, styled } from 'styled-components'
import {
  Avatar,
  Badge,
  ButtonLink,
  ButtonRow,
  Card,
  CardHead,
  Hallmark,
  Heading,
  Icon,
  media,
  RowItem,
  Rows,
  Stack,
  Text,
} from '@tryka/ui'
import { BRAND } from '@tryka/domain'
import { PARTNER_PATH } from '../../../base/doors'
import { cssVars } from '../../../base/parts/css-vars'
import { Split } from '../../../base/parts/section-boxes'
import { EMPLOYER_POINTS, SHORTLIST } from './content'

const ICONS = { checked: BadgeCheck, matched: GitMerge, fair: Scale }

/** What employers get, beside a sample shortlist. */
export const Employers = () => (
  <Halves>
    <Stack gap={7}>
      <Stack gap={5}>
        <Heading id="employers-title">Meet people whose skills are already checked</Heading>
        <Text size="lead">
          Stop screening for keywords. Start from verified ability and spend your interviews on the person.
        </Text>
      </Stack>
      <Points>
        {EMPLOYER_POINTS.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon icon={ICONS[icon]} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Points>
      <ButtonRow>
        <ButtonLink size="xl" href={PARTNER_PATH}>
          Partner with {BRAND.name}
        </ButtonLink>
        <ButtonLink size="xl" variant="secondary" href="/employers">
          See how hiring works
        </ButtonLink>
      </ButtonRow>
    </Stack>
    <Shortlist />
  </Halves>
)

const Shortlist = () => (
  <Panel asChild>
    <figure>
      <CardHead
        action={
          <Badge tone="satya" icon={Check}>
            Verified only
          </Badge>
        }
      >
        <h3>Senior Blockchain Developer</h3>
      </CardHead>
      <Rows>
        {SHORTLIST.map(({ name, role, skill, match, tone }) => (
          <RowItem key={name}>
            <Avatar name={name} tone={tone} />
            <Who>
              <b>{name}</b>
              <span>{role}</span>
            </Who>
            <Skill>
              <Hallmark>{skill}</Hallmark>
            </Skill>
            <Match>
              <b>{match}%</b>
              <span>match</span>
            </Match>
          </RowItem>
        ))}
      </Rows>
      <Claim>
        <div>
          <b>70%</b>
          <Text as="span" size="xs">
            less time to hire
          </Text>
        </div>
        <Bars role="img" aria-label={`Hiring time with ${BRAND.name} is 70 percent shorter than usual`}>
          <span>Usual hiring time</span>
          <i style={cssVars({ '--v': '100%', '--c': 'var(--line-strong)' })} />
          <span>With {BRAND.name}</span>
          <i style={cssVars({ '--v': '30%', '--c': 'var(--satya)' })} />
        </Bars>
      </Claim>
      <figcaption>
        A sample shortlist ranked by verified match. The 70% is an example, not yet a measurement.
      </figcaption>
    </figure>
  </Panel>
)

const grow = keyframes`
  from { transform: scaleX(0); }
`
/** The bars are drawn anew where somebody looks: the pointer on the panel, or the focus on a link beside it. */
const drawn = css`
  figure i {
    transform-origin: left;
    animation: ${grow} var(--dur-4) var(--ease-out);
  }
`
const Halves = styled(Split)`
  @media (prefers-reduced-motion: no-preference) {
    &:has(figure:hover) {
      ${drawn}
    }
    &:has(a:focus-visible) {
      ${drawn}
    }
  }
`
const Points = styled.ul`
  display: grid;
  gap: var(--sp-5);
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: var(--sp-3);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.2rem;
    color: var(--satya-text);
  }
  h3 {
    font: var(--fw-strong) var(--fs-5) / 1.4 var(--font-body);
  }
  p {
    max-width: 46ch;
    color: var(--text-2);
    font-size: var(--fs-4);
    line-height: 1.5;
  }
`
const Panel = styled(Card)`
  border-radius: var(--r-4);
  box-shadow: var(--shadow-3);
  figcaption {
    padding: 0 var(--sp-6) var(--sp-5);
    font-size: var(--fs-1);
    color: var(--text-3);
  }
  ${media.narrow} {
    figcaption {
      padding-inline: var(--sp-5);
    }
  }
`
const Who = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  font-size: var(--fs-4);
  b {
    display: block;
    font-weight: var(--fw-medium);
    line-height: 1.35;
  }
  span {
    display: block;
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
`
const Skill = styled.span`
  ${media.stacked} {
    display: none;
  }
`
const Match = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 0.25rem;
  min-width: 4.25rem;
  b {
    font: 580 1.25rem/1 var(--font-display);
    font-stretch: 104%;
    font-variant-numeric: tabular-nums;
  }
  span {
    font-size: var(--fs-1);
    color: var(--text-3);
    line-height: 1;
  }
`
const Claim = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--sp-4) var(--sp-6);
  align-items: center;
  padding: var(--sp-6);
  border-top: 1px solid var(--line);
  b {
    display: block;
    font: 580 3.75rem/1 var(--font-display);
    font-stretch: 112%;
    letter-spacing: -0.02em;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--sp-5);
  }
`
const Bars = styled.div`
  display: grid;
  gap: 0.5rem;
  font-size: var(--fs-2);
  color: var(--text-2);
  i {
    display: block;
    height: 0.875rem;
    width: var(--v);
    background: var(--c);
    clip-path: polygon(0 0, 100% 0, calc(100% - 0.5rem) 100%, 0 100%);
    forced-color-adjust: none;
  }
`
