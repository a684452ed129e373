import addressSpellings from './address-spellings.template'
import bytesInUtf8 from './bytes-in-utf8.template'
import closedQuote from './closed-quote.template'
import decodedPictures from './decoded-pictures.template'
import dotSegments from './dot-segments.template'
import encodersInsideOut from './encoders-inside-out.template'
import entityExpansion from './entity-expansion.template'
import escapedInContext from './escaped-in-context.template'
import formulaCells from './formula-cells.template'
import gateAndRouter from './gate-and-router.template'
import ldapFilter from './ldap-filter.template'
import leadsElsewhere from './leads-elsewhere.template'
import logLines from './log-lines.template'
import namesThatCollide from './names-that-collide.template'
import namesThatRun from './names-that-run.template'
import pollutedPrototype from './polluted-prototype.template'
import rebinding from './rebinding.template'
import repeatedParameter from './repeated-parameter.template'
import revivedInsideOut from './revived-inside-out.template'
import seenOnPage from './seen-on-page.template'
import spreadOverDefaults from './spread-over-defaults.template'
import templatePasses from './template-passes.template'
import unanchoredPattern from './unanchored-pattern.template'
import undoThenCheck from './undo-then-check.template'
import waysToSplit from './ways-to-split.template'
import wrappedLength from './wrapped-length.template'

/** The templates of this topic. */
export const INPUT = [
  addressSpellings,
  bytesInUtf8,
  closedQuote,
  decodedPictures,
  dotSegments,
  encodersInsideOut,
  entityExpansion,
  escapedInContext,
  formulaCells,
  gateAndRouter,
  ldapFilter,
  leadsElsewhere,
  logLines,
  namesThatCollide,
  namesThatRun,
  pollutedPrototype,
  rebinding,
  repeatedParameter,
  revivedInsideOut,
  seenOnPage,
  spreadOverDefaults,
  templatePasses,
  unanchoredPattern,
  undoThenCheck,
  waysToSplit,
  wrappedLength,
] as const
