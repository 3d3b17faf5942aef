# Builds the site and serves it with nginx, by the configuration that the build writes. See DEPLOYMENT.md.
FROM node:24-bookworm-slim AS build
# The build names what it was made of by the commit.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# All that config/env.ts reads. The image has of it what pages and scripts have: the license key is in the script of demos.
ARG SITE_URL
ARG SITE_PREVIEW
ARG SECURITY_CONTACT
ARG SERVICE_WORKER_HOSTS
ARG RETIRE_SERVICE_WORKERS
ARG FROZEN_VERSIONS
ARG REPOSITORY_URL
ARG ASSISTANTS
ARG ALGOLIA_APP_ID
ARG ALGOLIA_API_KEY
ARG ALGOLIA_INDEX_NAME
ARG ANALYTICS_ID
ARG AD_SCRIPT_URL
ARG AD_FEED_URL
ARG AD_FEED_PLACEMENT
ARG AD_HOSTS
ARG ENABLE_AD_IN_DEV_MODE
ARG ICON_FONT_URL
ARG EXAMPLE_FONT_URL
ARG MUI_X_LICENSE_KEY
ARG MUI_X_TELEMETRY_DISABLED
ENV CI=true
RUN npm run build && npm run deploy:licences && npm run deploy:compress -- --no-zstd

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static curl \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/*
COPY --from=build --chown=root:root /site/build /srv/site
# No rights, and nothing to write to but /tmp: `docker run --read-only --tmpfs /tmp`, as compose.yaml does.
USER www-data
EXPOSE 8080
# Leads to the home page, below whichever path that is.
HEALTHCHECK --interval=30s --timeout=3s --start-period=3s \
  CMD ["curl", "--fail", "--silent", "--location", "--output", "/dev/null", "http://127.0.0.1:8080/"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-c", "/srv/site/.hosting/nginx.conf", "-g", "daemon off;"]
