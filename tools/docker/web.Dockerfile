# One image for each static site: docker build -f tools/docker/web.Dockerfile --build-arg APP=admin .
FROM node:22-bookworm-slim AS build
ARG APP
ARG PUBLIC_URL
ARG VITE_API_URL
# Of the public site: where jobs and companies are drawn, when no gateway stands before it
ARG API_UPSTREAM
ARG VITE_APP_URL
ARG VITE_SITE_URL
ARG VITE_CAREERS_URL
# Of the public site: the keys that its verifier trusts
ARG VITE_PINS
ARG VITE_LINKEDIN_URL
ARG VITE_X_URL
ARG VITE_GITHUB_URL
# A site for others must not be built for this machine's own address
ARG SITE_ENV=production
WORKDIR /app
ENV NX_DAEMON=false NX_TUI=false NX_ISOLATE_PLUGINS=false CI=true
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN npx nx build "$APP" && NODE_ENV="$SITE_ENV" node tools/docker/write-site-conf.mjs "$APP" > /site.conf

FROM nginx:1.29-alpine
ARG APP
ARG SITE_ENV=production
# Of the public site, when it starts: CONTACT_HELLO, CONTACT_CAREERS and CONTACT_PRIVACY; in production it needs the first
ENV SITE_APP=$APP NODE_ENV=$SITE_ENV
COPY --chmod=755 tools/docker/write-contacts.sh /docker-entrypoint.d/30-write-contacts.sh
COPY tools/docker/headers.conf /etc/nginx/headers.conf
COPY --from=build /site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/apps/${APP}/dist /usr/share/nginx/html
EXPOSE 8080
