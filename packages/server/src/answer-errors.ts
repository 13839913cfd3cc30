import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { aboutRequest } from './about-request.ts';
import type { Metrics } from './metrics.ts';
import { ProblemLog } from './problem-log.ts';
import { type RefusalBody, Refused, RequestRejected } from './refusals.ts';
import { diskProblem } from './stores/sqlite-problem.ts';
import { wrongField } from './wrong-field.ts';

/** Answers what a route or a hook throws. Every refusal is counted by its code. */
export function answerErrors(server: FastifyInstance, metrics: Metrics): void {
  const problems = new ProblemLog(server.log);
  const refuse = (reply: FastifyReply, status: number, body: RefusalBody) => {
    metrics.refusals.inc({ code: body.code });
    return reply.code(status).send(body);
  };

  server.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    if (error instanceof Refused || error instanceof RequestRejected) {
      const passes = error.statusCode === 429 || error.statusCode === 503;
      const { retryAfterSeconds = 1 } = error.body as { readonly retryAfterSeconds?: number };
      if (passes && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
      return refuse(reply, error.statusCode, error.body);
    }
    const status = error.statusCode ?? 500;
    if (error.validation) {
      const wrong = wrongField(error, request);
      // The page has a sentence for a bad name.
      if (wrong.field === 'name') return refuse(reply, 400, { code: 'bad-name', field: wrong.field });
      return refuse(reply, status, { code: 'bad-request', ...wrong });
    }
    if (status < 500) return refuse(reply, status, { code: 'bad-request', message: error.message });
    // Whether it was saved is unknown; sending it again is safe.
    const problem = diskProblem(error);
    if (problem !== null) problems.report(problem);
    else server.log.error({ err: error, ...aboutRequest(request) });
    return reply.code(503).header('retry-after', 1).send({ code: 'try-again' });
  });
}
