# syntax=docker/dockerfile:1@sha256:ecfaec9ed6d810b56388c508f4121597bfbba70d41a6dfeee4d8cad5f295fc32
# Castellan with everything it needs and nothing else: no shell, no package manager, not root, nothing to write to but /data.
# For both architectures: docker buildx build --platform linux/amd64,linux/arm64 .   See docs/hosting.md.

# The program and its page are the same everywhere, so they are made on the machine that builds.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
RUN npm run --silent build -w packages/ai && node scripts/packages.ts /made

# What the program imports of others, at the versions of the lock file.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS modules
WORKDIR /src
COPY --from=build /src/package.json /src/package-lock.json ./
COPY --from=build /src/packages/ai/package.json ./packages/ai/
COPY --from=build /src/packages/match/package.json ./packages/match/
COPY --from=build /src/packages/picture/package.json ./packages/picture/
COPY --from=build /src/packages/rules/package.json ./packages/rules/
COPY --from=build /src/packages/server/package.json ./packages/server/
COPY --from=build /src/packages/together/package.json ./packages/together/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund --omit=dev --omit=optional \
    --workspace packages/server && rm -r node_modules/@castellan

# Node, the libraries it is linked to, the licences of both, and a user.
FROM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS root
RUN mkdir -p /image/etc /image/data /image/tmp \
    && for file in /usr/local/bin/node $(ldd /usr/local/bin/node | grep -o '/[^ ]*'); do cp -L --parents "$file" /image || exit 1; done \
    && cp --parents /usr/local/LICENSE /usr/share/doc/libc6/copyright /usr/share/doc/libgcc-s1/copyright \
        /usr/share/doc/libstdc++6/copyright /image \
    && echo 'castellan:x:10001:10001::/data:/nowhere' > /image/etc/passwd \
    && echo 'castellan:x:10001:' > /image/etc/group \
    && chown 10001:10001 /image/data && chmod 700 /image/data && chmod 1777 /image/tmp

FROM scratch
COPY --from=root /image /
COPY --from=modules /src/node_modules /castellan/node_modules
COPY --from=build /made/cli /castellan
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATABASE_URL=sqlite:/data/games.db LOG_LEVEL=info MALLOC_ARENA_MAX=2
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A small server would rather collect garbage often than keep it.
ENTRYPOINT ["/usr/local/bin/node", "--max-semi-space-size=1", "--optimize-for-size", "/castellan/bin/castellan.js"]
CMD ["serve"]
