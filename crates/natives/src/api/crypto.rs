//! Cryptography as terms: the natives behind `heddle.crypto`, and what programs claim with `heddle.Heddle`.

use super::offered;
use crate::{Call, Native};
use heddle_jvm::bodies::in_own_class;
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::names::Name;
use heddle_jvm::state::{Claim, give, give_bool, give_int, pass_on};

const TERMS: &str = "heddle/crypto/Terms";
const CLAIMS: &str = "heddle/crypto/Claims";
const HEDDLE: &str = "heddle/Heddle";
const ADVERSARY: &str = "heddle/Adversary";

pub(super) const NATIVES: &[Native] = &[
    in_own_class(TERMS, "fresh", "(Ljava/lang/String;I)[B", |call| {
        let (kind, length) = (call.string(0)?, call.int(1));
        give(call.fresh_term(&kind, length.max(0) as u32))
    }),
    in_own_class(TERMS, "apply", "(Ljava/lang/String;I[B)[B", |call| {
        let (operation, length) = (call.string(0)?, call.int(1));
        give(call.apply_term(&operation, length.max(0) as u32, 2)?)
    }),
    in_own_class(TERMS, "open", "(Ljava/lang/String;[B)[B", |call| {
        let operation = call.string(0)?;
        give(call.open_term(&operation, 1)?)
    }),
    in_own_class(TERMS, "publish", "([B)V", |call| call.publish_pair(0).map(|()| 0)),
    in_own_class(TERMS, "isForProgram", "()Z", |call| give_bool(call.is_for_program())),
    in_own_class(TERMS, "unsupported", "(Ljava/lang/String;)V", |call| {
        Err(Stop::Unsupported(call.string(0)?))
    }),
    in_own_class(CLAIMS, "claim", "(ILjava/lang/String;[B)V", claim),
    in_own_class(ADVERSARY, "act", "()J", |call| {
        const NOTHING: i64 = -1;
        Ok(call.act_as_adversary()?.unwrap_or(NOTHING) as u64)
    }),
    in_own_class(ADVERSARY, "accept", "()I", |call| give_int(call.adversary_accepts()?)),
    in_own_class(ADVERSARY, "connect", "(I)I", |call| {
        let port = call.int(0);
        give_int(call.adversary_connects(port)?)
    }),
    in_own_class(ADVERSARY, "take", "(I)[B", |call| {
        let connection = call.int(0);
        give(call.adversary_takes(connection)?)
    }),
    in_own_class(ADVERSARY, "awaits", "(I)Z", |call| {
        let connection = call.int(0);
        give_bool(call.adversary_is_awaited(connection)?)
    }),
    in_own_class(ADVERSARY, "process", "(I)Ljava/lang/String;", |call| {
        let connection = call.int(0);
        let name = call.adversary_peer(connection)?;
        give(call.new_string(&name))
    }),
    in_own_class(ADVERSARY, "send", "(I[B)V", |call| {
        let connection = call.int(0);
        call.adversary_sends(connection, 1).map(|()| 0)
    }),
    in_own_class(ADVERSARY, "close", "(I)V", |call| {
        let connection = call.int(0);
        call.adversary_closes(connection).map(|()| 0)
    }),
    in_own_class(ADVERSARY, "packedTerms", "([B)[B", |call| give(call.adversary_looks_inside(0)?)),
    in_own_class(ADVERSARY, "packedKnowledge", "()[B", |call| give(call.adversary_knowledge()?)),
    in_own_class(ADVERSARY, "derives", "([B)Z", |call| give_bool(call.adversary_derives(0)?)),
    in_own_class(ADVERSARY, "show", "([B)Ljava/lang/String;", |call| {
        let text = call.adversary_shows(0)?;
        give(call.new_string(&text))
    }),
    offered(HEDDLE, "secret", "(Ljava/lang/Object;Ljava/lang/String;)V", in_java),
    offered(HEDDLE, "begin", "(Ljava/lang/String;[Ljava/lang/Object;)V", in_java),
    offered(HEDDLE, "end", "(Ljava/lang/String;[Ljava/lang/Object;)V", in_java),
    offered(HEDDLE, "endWeak", "(Ljava/lang/String;[Ljava/lang/Object;)V", in_java),
    offered(HEDDLE, "adversaryKnows", "(Ljava/lang/Object;)V", in_java),
    offered(HEDDLE, "name", "(Ljava/lang/Object;Ljava/lang/String;)V", in_java),
    offered(HEDDLE, "leak", "(Ljava/lang/Object;)V", in_java),
];

/// Claims by their numbers in `Claims.java`.
const CLAIM_NUMBERS: &[Claim] =
    &[Claim::Secret, Claim::Begin, Claim::End, Claim::EndWeak, Claim::Known, Claim::Named];

fn claim(call: &mut Call<'_>) -> Result<u64> {
    let claim = CLAIM_NUMBERS.get(call.int(0) as usize).copied();
    let claim = claim.ok_or_else(|| Stop::unsupported("a claim without a number"))?;
    let name = call.string(1)?;
    call.claim(claim, &name, 2)?;
    Ok(0)
}

static CLAIMED: Continuation =
    Continuation { name: "Heddle claim", refs: 0, resume: claimed, catches: false };

fn claimed(_: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    pass_on(outcome)
}

/// Calls the method of the same name and type in `Claims`, which makes bytes of objects.
fn in_java(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class_for(call.method.class(), Name::new(CLAIMS))?;
    call.ensure_initialized(class)?;
    let method = call.library_method(class, &call.method.name, &call.method.descriptor)?;
    let args: Vec<u64> = (0..method.params.len()).map(|index| call.arg(index)).collect();
    call.then(&CLAIMED, &[], method, &args)
}
