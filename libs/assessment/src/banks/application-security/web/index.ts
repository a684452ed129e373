import clobberedConfig from './clobbered-config.template'
import cookieHeaderOrder from './cookie-header-order.template'
import cookieHosts from './cookie-hosts.template'
import corsReadable from './cors-readable.template'
import crossOriginPowers from './cross-origin-powers.template'
import cspFallback from './csp-fallback.template'
import embedderPolicy from './embedder-policy.template'
import fetchSite from './fetch-site.template'
import hstsLastDay from './hsts-last-day.template'
import integrityTags from './integrity-tags.template'
import messageOriginCheck from './message-origin-check.template'
import needsPreflight from './needs-preflight.template'
import openerGroups from './opener-groups.template'
import poisonedOrigin from './poisoned-origin.template'
import preflightSteps from './preflight-steps.template'
import redirectKeepsBody from './redirect-keeps-body.template'
import referrerValue from './referrer-value.template'
import requestLine from './request-line.template'
import sameOriginUrls from './same-origin-urls.template'
import sameSiteUrls from './same-site-urls.template'
import samesiteCarried from './samesite-carried.template'
import sandboxedFrame from './sandboxed-frame.template'
import sharedCache from './shared-cache.template'
import smuggledBytes from './smuggled-bytes.template'
import strictDynamic from './strict-dynamic.template'
import tossedToken from './tossed-token.template'
import trustedTypesLines from './trusted-types-lines.template'
import workerScope from './worker-scope.template'

/** The templates of this topic. */
export const WEB = [
  clobberedConfig,
  cookieHeaderOrder,
  cookieHosts,
  corsReadable,
  crossOriginPowers,
  cspFallback,
  embedderPolicy,
  fetchSite,
  hstsLastDay,
  integrityTags,
  messageOriginCheck,
  needsPreflight,
  openerGroups,
  poisonedOrigin,
  preflightSteps,
  redirectKeepsBody,
  referrerValue,
  requestLine,
  sameOriginUrls,
  sameSiteUrls,
  samesiteCarried,
  sandboxedFrame,
  sharedCache,
  smuggledBytes,
  strictDynamic,
  tossedToken,
  trustedTypesLines,
  workerScope,
] as const
