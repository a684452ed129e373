import { styled } from 'styled-components'
import { Container, Heading, media } from '@tryka/ui'
import { FAQ } from './content'

/** Questions that open where they stand; the browser does it, without a script. */
export const Faq = () => (
  <Container>
    <Columns>
      <Heading id="faq-title" look="title">
        Frequently asked questions
      </Heading>
      <div>
        {FAQ.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Columns>
  </Container>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--sp-6) clamp(2rem, 5vw, 5rem);
  align-items: start;
  details {
    border-top: 1px solid var(--line);
  }
  details:last-child {
    border-bottom: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-4);
    padding-block: var(--sp-4);
    font-weight: var(--fw-medium);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin: 0 0.25rem 0.25rem;
    border: solid var(--text-3);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [open] > summary::after {
    margin-block: 0.25rem 0;
    rotate: 225deg;
  }
  p {
    max-width: 62ch;
    padding-bottom: var(--sp-5);
    color: var(--text-2);
  }
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
